import { GuidanceText } from '../GuidanceText.tsx';
import type { PanelProps } from '../panel-props.ts';
import { withHexes } from './hex-words.ts';

/** A sentence whose hexes lead to their places on the map. */
export const HexText = ({ text, ...props }: PanelProps & { readonly text: string }) => (
  <GuidanceText parts={withHexes(text, props.table)} {...props} />
);
