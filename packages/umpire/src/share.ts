import { assembleSave, type GameTypes, isObject, type JsonObject, type Viewer } from '@narrow-seas/core';
import { recordOf, writeRecord } from './record.ts';
import type { MatchTable } from './table.ts';

/**
 * The match as the viewer may hand it to anybody now. Where the sides know different things it is a record of what he
 * saw; else the whole log with the dice still sealed. Once it is over there is nothing left to hide.
 */
export const shareOf = <T extends GameTypes>(
  table: MatchTable<T>,
  viewer: Viewer<T['side']>,
  secrets: boolean,
): string => {
  if (table.outcome() !== undefined) return table.save();
  const head = table.saveHead();
  return secrets
    ? writeRecord(table.game, recordOf(table, viewer), scenarioIn(head))
    : assembleSave(sealed(head), table.entriesSince(0).map(withoutOrder));
};

/** Who ordered what stays between him and the umpire while the match goes on. */
const withoutOrder = <E extends { readonly order?: string }>({
  order: _order,
  ...entry
}: E): Omit<E, 'order'> => entry;

const sealed = ({ orders: _orders, ...head }: JsonObject): JsonObject => {
  const { dice } = head;
  if (!isObject(dice)) return head;
  const { commitment, salt } = dice;
  return { ...head, dice: { commitment, salt } };
};

/** Empty where it began from a position, which may tell secrets. */
const scenarioIn = ({ opening }: JsonObject): string =>
  isObject(opening) && typeof opening['scenario'] === 'string' ? opening['scenario'] : '';
