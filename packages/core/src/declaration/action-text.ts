import { decoderOf } from '../decoder.ts';
import { type Fault, fault } from '../fault.ts';
import { faultAt, readStatements, type Statement } from '../notation.ts';
import { ok, type Result } from '../result.ts';
import { anyOf, type TypeOf } from './declare.ts';
import type { ActionDeclaration } from './define-action.ts';
import type { Names } from './names.ts';
import { parseDeclared } from './parse-action.ts';
import { printDeclared } from './print-action.ts';

type Actions = readonly ActionDeclaration<{ readonly type: string }>[];

interface ActionTextForm<C, D extends Actions> {
  /** "Sixth Fleet", for the complaint about what is no action of it. */
  readonly title: string;
  /** `sail 2923 2924`, for the complaint about what is no action at all. */
  readonly example: string;
  readonly actions: D;
  readonly names: Names<C>;
}

export interface ActionText<C, A> {
  readonly print: (position: C, action: A) => string;
  readonly parse: (position: C, text: string) => Result<A, Fault>;
}

/** Prints and reads all actions of a game by their declarations. */
export const actionText = <C, const D extends Actions>({
  names,
  actions,
  example,
  title,
}: ActionTextForm<C, D>): ActionText<C, TypeOf<D>> => {
  const known = new Map(actions.map(action => [action.word, action]));
  const decode = decoderOf(anyOf('type', actions));
  const parseStatement = (position: C, [type, ...words]: Statement): Result<TypeOf<D>, Fault> => {
    const declared = known.get(type.text);
    const fields = declared === undefined ? ok({}) : parseDeclared({ names, position }, declared, words);
    if (!fields.ok) return fields;
    const decoded = decode({ ...declared?.unsaid, ...fields.value, type: type.text });
    if (decoded.ok) return decoded;
    const { at, message } = decoded.error;
    return faultAt(type, `This is no action of ${title}: ${at} ${message}`, 'ERR_ACTION');
  };
  return {
    print: (position, action: { readonly type: string }) => {
      const declared = known.get(action.type);
      return declared === undefined ? action.type : printDeclared({ names, position }, declared, action);
    },
    parse: (position, text) => {
      const [statement, ...more] = readStatements(text);
      return statement === undefined || more.length > 0
        ? fault('ERR_ACTION', '', `Write one action, for example "${example}".`)
        : parseStatement(position, statement);
    },
  };
};
