import { pressPrimary } from '../gesture/primary.ts';
import { primaryOf } from '../store/primary.ts';
import { forFinger } from '../store/finger.ts';
import { useStore } from '../store/store.ts';
import { WORDS } from '../words.ts';
import type { PanelProps } from './panel-props.ts';

/** The one next step, always in the lower right corner; its label says what will happen, and Enter does it. */
export const PrimaryButton = ({ table, stage }: PanelProps) => {
  const primary = primaryOf(useStore(table, whole => whole));
  if (primary === undefined) return null;
  return (
    <button
      type="button"
      className="primary main-way"
      data-does={primary.type}
      disabled={primary.type === 'not-yet'}
      aria-keyshortcuts={WORDS.primary.keys}
      onClick={() => pressPrimary(table, stage)}
    >
      {forFinger(primary.label)}
    </button>
  );
};
