import type { Piece } from './face.ts';
import { type Fault, fault } from './fault.ts';
import type { Game, GameTypes } from './game.ts';
import type { Culprit } from './refusal.ts';
import { ok, type Result } from './result.ts';

/** Something with a value that may be changed, as a form shows it. */
export type EditField = {
  readonly id: string;
  readonly title: string;
  /** What it means, in a sentence. */
  readonly about?: string;
  /** In the form of a new unit: it is asked for only where another field has one of these values. */
  readonly when?: { readonly field: string; readonly among: readonly string[] };
} & (
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly value: number }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'choice'; readonly choices: readonly EditChoice[]; readonly value: string }
  | { readonly kind: 'text'; readonly longest: number; readonly value: string }
);

export interface EditChoice {
  readonly value: string;
  readonly title: string;
}

export type EditValue = number | boolean | string;

/** Fields under one heading. */
export interface EditGroup {
  readonly title: string;
  /** What they have in common, in a sentence. */
  readonly about?: string;
  /** Long, and wanted by few: it is closed until somebody opens it. */
  readonly folded?: true;
  readonly fields: readonly EditField[];
}

/** A unit of the order of battle, or one that the scenario made up. */
export interface EditUnit {
  /** Its name in the notation of the game. */
  readonly id: string;
  readonly title: string;
  readonly side: string;
  /** What it is listed under: "Carriers". */
  readonly group: string;
  /** Where it is, in words; empty while it takes no part. */
  readonly at: string;
  /** Its number for the face, which draws its counter. */
  readonly piece?: number;
  /** How its counter looks where the board of the game leaves it out. */
  readonly picture?: Piece;
  readonly hex?: number;
  /** Beside the map: one of the places of the sheet. */
  readonly place?: string;
  /** There are as many as one likes: putting it somewhere makes another. */
  readonly endless?: true;
  /** The scenario made it up, so it can be deleted. */
  readonly madeUp?: true;
}

/** A place beside the map: "Aboard Saratoga". */
export interface EditPlace {
  readonly id: string;
  readonly title: string;
}

/** All that can be changed in a position. */
export interface EditorSheet {
  readonly units: readonly EditUnit[];
  /** The first one stands for "takes no part". */
  readonly places: readonly [EditPlace, ...EditPlace[]];
  /** Units of a hex lie there side by side: none is on top. */
  readonly unordered?: true;
  readonly settings: readonly EditGroup[];
  /** What describes a new unit; left out where a game has no made-up units. */
  readonly invent?: readonly EditField[];
}

export type EditValues = { readonly [field: string]: EditValue };

/** One change of a position. */
export type Edit =
  | { readonly do: 'put'; readonly unit: string; readonly hex: number }
  | { readonly do: 'aside'; readonly unit: string; readonly place: string }
  /** To the top of its stack. */
  | { readonly do: 'raise'; readonly unit: string }
  | { readonly do: 'set'; readonly field: string; readonly value: EditValue }
  | { readonly do: 'mark'; readonly unit: string; readonly field: string; readonly value: EditValue }
  | { readonly do: 'terrain'; readonly hex: number; readonly field: string; readonly value: EditValue }
  | { readonly do: 'invent'; readonly values: EditValues }
  | { readonly do: 'delete'; readonly unit: string };

/** Why a change is not made, and what stands in the way. */
export interface EditFault extends Fault {
  readonly culprits: readonly Culprit[];
}

/**
 * What of a game's positions can be edited. It runs beside the rules. `change` need not ask whether the result may be:
 * `editPosition` reads it as a position from a file is read, so that both are judged by one predicate.
 */
export interface Editor<T extends GameTypes> {
  /** The empty map of a scenario, with its rules and its length. */
  readonly blank: (scenario: string) => Result<T['state'], Fault>;
  /** How many hexes its map has. */
  readonly hexes: (state: T['state']) => number;
  readonly sheet: (state: T['state']) => EditorSheet;
  /** What can be set of this unit: damage, marks, the figures of a made-up one. */
  readonly fieldsOf: (state: T['state'], unit: string) => readonly EditField[];
  /** What can be set of this hex: who holds it, whether it is destroyed. */
  readonly fieldsAt: (state: T['state'], hex: number) => readonly EditField[];
  readonly change: (state: T['state'], edit: Edit) => Result<T['state'], Fault>;
  /** What a fault at this place of the position is about. */
  readonly culprits: (state: T['state'], at: string) => readonly Culprit[];
}

/** The same position as it comes out of a file. */
export const reread = <T extends GameTypes>(
  { notation }: Game<T>,
  state: T['state'],
): Result<T['state'], Fault> => {
  const { json, parse, print } = notation;
  return json === undefined ? parse(print(state)) : json.parse(json.print(state));
};

/** The position after the change; where it could not come out of a file, why not, and what is in the way. */
export const editPosition = <T extends GameTypes>(
  game: Game<T>,
  editor: Editor<T>,
  state: T['state'],
  edit: Edit,
): Result<T['state'], EditFault> => {
  if ('hex' in edit && !isHex(edit.hex, editor.hexes(state)))
    return withCulprits({ code: 'ERR_EDIT', at: '', message: 'This is outside the map.' }, []);
  const changed = editor.change(state, edit);
  if (!changed.ok) return withCulprits(changed.error, [...placesOf(edit)]);
  const read = reread(game, changed.value);
  if (read.ok) return read;
  const found = editor.culprits(changed.value, read.error.at);
  return withCulprits(read.error, found.length > 0 ? found : placesOf(edit));
};

const isHex = (hex: number, size: number): boolean => Number.isInteger(hex) && hex >= 0 && hex < size;

const withCulprits = (error: Fault, culprits: readonly Culprit[]): Result<never, EditFault> => ({
  ok: false,
  error: { ...error, culprits },
});

/** Where nothing else is to blame, the hex of the change is. */
const placesOf = (edit: Edit): readonly Culprit[] => ('hex' in edit ? [{ kind: 'hex', id: edit.hex }] : []);

/** What a field of each kind holds. */
export interface ValueOf {
  readonly number: number;
  readonly flag: boolean;
  readonly choice: string;
  readonly text: string;
}

/** The value, if the field may have it. */
export const fieldValue = <K extends EditField['kind']>(
  field: EditField | undefined,
  kind: K,
  value: EditValue | undefined,
): Result<ValueOf[K], Fault> => {
  if (field === undefined || field.kind !== kind)
    return fault('ERR_EDIT', field?.id ?? '', 'There is nothing of this name to set here.');
  const wrong = flawOfValue(field, value);
  return wrong === undefined
    ? ok(value as ValueOf[K])
    : fault('ERR_EDIT', field.id, `${field.title}: ${wrong}`);
};

const flawOfValue = (field: EditField, value: EditValue | undefined): string | undefined => {
  switch (field.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'switch it on or off.';
    case 'number':
      return Number.isInteger(value) && Number(value) >= field.least && Number(value) <= field.most
        ? undefined
        : `write a whole number from ${field.least} to ${field.most}.`;
    case 'choice':
      return field.choices.some(choice => choice.value === value) ? undefined : 'choose one of the list.';
    default:
      return typeof value === 'string' && value !== '' && value.length <= field.longest
        ? undefined
        : `write 1 to ${field.longest} letters.`;
  }
};

export const noSuchUnit = (unit: string): Result<never, Fault> =>
  fault('ERR_EDIT', unit, `There is no unit ${unit} in this scenario.`);
