import type { Run } from './run.ts';
import type { Look } from './draw/look.ts';

/** A shape of a picture. What it is made of is for those who draw it: a page has its palette, a file its colours. */
export interface Shape {
  readonly tag: 'path' | 'rect' | 'circle' | 'text' | 'g';
  readonly look: Look | '';
  readonly at: { readonly [attribute: string]: string | number };
  readonly text?: string;
  readonly inside?: readonly Shape[];
}

/** A picture of a rule. */
export interface Figure {
  readonly id: string;
  readonly title: string;
  readonly caption: readonly Run[];
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}
