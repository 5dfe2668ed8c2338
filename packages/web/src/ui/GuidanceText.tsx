import type { Guidance, GuidancePart } from '@narrow-seas/core';
import type { PanelProps } from './panel-props.ts';

type Link = Exclude<GuidancePart, string>;

/** Shows on the map, or in the rules, what a link speaks of. */
const follow = ({ table, stage }: PanelProps, { hex, piece, rule }: Link): void => {
  if (rule !== undefined) return table.set({ tab: 'rules', panelHeight: 'half', ruleSought: rule });
  const at = hex ?? table.get().board.pieces.find(({ id }) => id === piece)?.hex;
  if (at === undefined) return;
  stage.view?.centreOn([at]);
  table.set({ cursor: at, hover: at });
};

/** A sentence whose places, units and cases are links. */
export const GuidanceText = ({ parts, ...props }: PanelProps & { readonly parts: Guidance }) => (
  <>
    {parts.map((part, place) =>
      typeof part === 'string' ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change
        <button key={place} type="button" className="link" onClick={() => follow(props, part)}>
          {part.text}
        </button>
      ),
    )}
  </>
);
