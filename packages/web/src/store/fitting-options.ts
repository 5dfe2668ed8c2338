import type { OptionValue } from '@narrow-seas/core';
import type { GameCard, ScenarioCard } from '../link/protocol.ts';

export type Options = { readonly [id: string]: OptionValue };

/** Of what was chosen, what this scenario knows: a choice that was made for another one stays behind. */
export const fittingOptions = (
  chosen: Options,
  scenario: ScenarioCard | undefined,
  tables: GameCard['tables'],
): Options =>
  Object.fromEntries(
    Object.entries(chosen).filter(
      ([id, value]) =>
        tables.some(({ option }) => option === id) ||
        scenario?.options.some(option => option.id === id && option.values.includes(value)),
    ),
  );
