import {
  type Editor,
  editPosition,
  type Fault,
  fault,
  type Game,
  type GameTypes,
  ok,
  printScenario,
  readScenario,
  type Result,
} from '@narrow-seas/core';
import type { Draft, DraftShown, EditingCalls, FieldsAt } from '../link/editing.ts';
import { EDITOR_WORDS } from '../words/editor.ts';

type Ask<C extends keyof EditingCalls> = EditingCalls[C]['ask'];
type Answer<C extends keyof EditingCalls> = EditingCalls[C]['answer'];

/** What a game does for those who make scenarios of it. */
export interface EditingHost {
  readonly newDraft: (ask: Ask<'newDraft'>) => Answer<'newDraft'>;
  readonly showDraft: (ask: Ask<'showDraft'>) => Answer<'showDraft'>;
  readonly edit: (ask: Ask<'edit'>) => Answer<'edit'>;
  readonly fieldsAt: (ask: Ask<'fieldsAt'>) => FieldsAt;
  readonly printScenario: (draft: Draft) => Result<string, Fault>;
  readonly readScenario: (text: string) => Result<Draft, Fault>;
}

const NO_FIELDS: FieldsAt = { unit: [], hex: [] };

export const editingHostOf = <T extends GameTypes>(game: Game<T>, editor: Editor<T>): EditingHost => {
  const { parse, print } = game.notation;
  const shown = (state: T['state']): DraftShown => ({
    position: print(state),
    sheet: editor.sheet(state),
    views: Object.fromEntries(game.sides.map((side: T['side']) => [side, game.view(state, side)])),
  });
  const shownIf = <E>(read: Result<T['state'], E>): Result<DraftShown, E> =>
    read.ok ? ok(shown(read.value)) : read;
  return {
    newDraft: ({ scenario, isBlank }) =>
      shownIf(isBlank ? editor.blank(scenario) : game.setup({ scenario, options: {} })),
    showDraft: ({ position }) => shownIf(parse(position)),
    edit: ({ position, edit }) => {
      const read = parse(position);
      if (!read.ok) return { ok: false, error: { ...read.error, culprits: [] } };
      return shownIf(editPosition(game, editor, read.value, edit));
    },
    fieldsAt: ({ position, unit, hex }) => {
      const read = parse(position);
      if (!read.ok) return NO_FIELDS;
      return {
        unit: unit === undefined ? [] : editor.fieldsOf(read.value, unit),
        hex: hex === undefined ? [] : editor.fieldsAt(read.value, hex),
      };
    },
    printScenario: ({ notes, position }) => {
      const read = parse(position);
      return read.ok ? ok(printScenario(game, { notes, start: read.value })) : read;
    },
    readScenario: text => {
      const read = readScenario(game, text);
      if (!read.ok) return read;
      const { notes, start } = read.value;
      return ok({ game: game.id, notes, position: print(start) });
    },
  };
};

/** The same for a game in which nobody can make scenarios. */
export const noEditing = (title: string): EditingHost => {
  const no = (): Result<never, Fault> => fault('ERR_EDITOR', 'game', EDITOR_WORDS.noEditor(title));
  return {
    newDraft: no,
    showDraft: no,
    edit: () => ({
      ok: false,
      error: { code: 'ERR_EDITOR', at: 'game', message: EDITOR_WORDS.noEditor(title), culprits: [] },
    }),
    fieldsAt: () => NO_FIELDS,
    printScenario: no,
    readScenario: no,
  };
};
