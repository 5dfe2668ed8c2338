export * from './advice.ts';
export * from './card.ts';
export * from './chance.ts';
export { citedIn, citedInCode, type TestName, testNamesIn } from './citation.ts';
export * from './committed-dice.ts';
export * from './decide.ts';
export * from './decoder.ts';
export * from './deed.ts';
export * from './desk.ts';
export * from './examination/desk-round.ts';
export * from './examination/examine.ts';
export * from './examination/finding.ts';
export { provokeRefusals } from './examination/provoke.ts';
export * from './examination/kit.ts';
export * from './examination/openings.ts';
export * from './examination/walk.ts';
export * from './face.ts';
export * from './fault.ts';
export * from './fields.ts';
export * from './game.ts';
export * from './handlers.ts';
export * from './happening.ts';
export {
  besideTheRules,
  faultsOfIndex,
  isCode,
  silentCases,
  sourcesAmong,
  strayCitations,
  unknownCases,
} from './index-check.ts';
export * from './json.ts';
export * from './match.ts';
export * from './notation.ts';
export * from './odds.ts';
export * from './order.ts';
export * from './patch.ts';
export * from './phase-text.ts';
export * from './playout.ts';
export * from './position-json.ts';
export * from './random.ts';
export * from './refusal.ts';
export * from './refusal-census.ts';
export type { Numbering } from './renumber.ts';
export * from './replay.ts';
export * from './result.ts';
export * from './rule-index.ts';
export * from './save.ts';
export type { SavedDice } from './saved-head.ts';
export * from './sequence.ts';
export * from './signature.ts';
export * from './sound-desk.ts';
export * from './statement-reader.ts';
export * from './told.ts';
export * from './transcript.ts';
export * from './version-ledger.ts';
export * from './versioned.ts';
export * from './witness.ts';
