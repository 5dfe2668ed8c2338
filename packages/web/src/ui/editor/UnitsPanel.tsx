import { useStore } from '../../store/store.ts';
import { HexBox } from './HexBox.tsx';
import { InventForm } from './InventForm.tsx';
import type { PanelProps } from './editor-props.ts';
import { UnitBox } from './UnitBox.tsx';
import { UnitPalette } from './UnitPalette.tsx';

/** What lies in the chosen hex, and all units of the game to choose from. */
export const UnitsPanel = ({ editor }: PanelProps) => {
  const invent = useStore(editor, state => state.shown.sheet.invent);
  return (
    <>
      <UnitBox editor={editor} />
      <HexBox editor={editor} />
      <UnitPalette editor={editor} />
      {invent !== undefined && <InventForm editor={editor} fields={invent} />}
    </>
  );
};
