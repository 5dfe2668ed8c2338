import type { Face } from './face.ts';
import type { GameTypes } from './game.ts';

/** How the regions of a map are drawn: a matter of taste for each game, not of rules. */
export interface MapStyle {
  /** Regions inside a limit with teeth. */
  readonly restricted: readonly string[];
  /** Regions under slanting lines. */
  readonly prohibited: readonly string[];
  /** Regions with a dashed limit at sea and their name along it. */
  readonly outlined: readonly string[];
  /** Regions that lie side by side, with a dashed limit only between two of them. */
  readonly divided?: readonly string[];
  /** Hexes that listen for submarines. */
  readonly listening?: readonly string[];
}

/** A map file as it is, and how it is drawn. The page reads the file. */
export interface MapFile {
  readonly file: unknown;
  readonly mapStyle: MapStyle;
  /** What is only drawn: depths, hills, rivers, names. Loaded when the map is shown. */
  readonly chart?: () => Promise<unknown>;
}

/** The waters of a scenario, for a picture of it no higher than a line or two. */
export interface Theatre {
  /** The printed name of the hex in its middle. */
  readonly middle: string;
  /** How many hexes it is wide. */
  readonly wide: number;
  /** Left out where the scenario is played on the only map of the game. */
  readonly map?: MapFile;
}

/** What one click starts. */
export interface QuickStart<Side extends string = string> {
  /** Which scenario. */
  readonly scenario: string;
  /** The side of the player. */
  readonly side: Side;
  /** The level of the computer on the other side. */
  readonly level: string;
  /** Commands that set up by the book, and in how many phases of the player. */
  readonly prepare: { readonly commands: readonly string[]; readonly phases: number };
}

/** An attack that hits when the die shows this number or less. */
export interface Attempt {
  readonly need: number;
  readonly faces: number;
}

/** Everything that a page needs to show a game, in one object: what its door `./face` exports. */
export interface FacePackage<T extends GameTypes> {
  /** How the game looks and speaks. */
  readonly face: Face<T>;
  /** The picture of the game, and its only map unless `boardOf` says otherwise. */
  readonly map: MapFile;
  /** The map of this view, where a game has several. */
  readonly mapOf?: (view: T['view']) => MapFile;
  /** Where each scenario is fought. */
  readonly theatres: { readonly [scenario: string]: Theatre };
  /** What the button for a quick game starts. */
  readonly quick: QuickStart<T['side']>;
  /** How many faces its dice have. */
  readonly dieFaces: number;
  /** The face of a die that fell, where the sight is of one. */
  readonly dieIn: (sight: T['sight']) => number | undefined;
  /** What an attack needed, where the sight is of one. */
  readonly attackIn: (sight: T['sight']) => Attempt | undefined;
  /** The turn that begins, where the sight is of that: its name where the track has names, else its number. */
  readonly turnIn: (sight: T['sight']) => number | string | undefined;
  /** Whether the sight is of a new phase. */
  readonly beginsPhase: (sight: T['sight']) => boolean;
}

/** A face whose types are its own business. */
export type SomeFace = <R>(use: <T extends GameTypes>(pack: FacePackage<T>) => R) => R;

/** Hides the types of a face, for lists of games. */
export const someFace =
  <T extends GameTypes>(pack: FacePackage<T>): SomeFace =>
  use =>
    use(pack);
