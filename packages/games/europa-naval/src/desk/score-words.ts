import * as CAUSE from '../rules/surrender/cause.ts';

type Say = (own: string, enemy: string) => string;

const fixed =
  (text: string): Say =>
  () =>
    text;

/** By what points are booked under; the side that gained them, and the other. */
const CAUSES: { readonly [cause: string]: Say } = {
  [CAUSE.WARSHIPS_LOST]: (_own, enemy) => `${enemy} warships lost`,
  [CAUSE.SHIPPING_SUNK]: (_own, enemy) => `${enemy} merchant ships and landing craft sunk`,
  [CAUSE.LANDED_IN_AFRICA]: fixed('Supplies landed in Africa, one point for four'),
  [CAUSE.LANDED_AT_MALTA]: fixed('Supplies brought to Malta by relief convoys'),
  [CAUSE.FRONT_BOXES]: fixed('How far the front in Africa has come'),
  [CAUSE.MALTA_FALLS]: fixed('Malta taken or starved out'),
  [CAUSE.ALEXANDRIA]: fixed('Alexandria taken'),
  [CAUSE.C3_USED]: fixed('The Malta landing forces used for something else'),
  [CAUSE.MALTA_ACTIVE]: fixed('Malta able to strike'),
  [CAUSE.PORTS_HELD]: own => `Ports held: ${own}`,
  [CAUSE.NAMED_PORTS]: own => `Named ports held: ${own}`,
  [CAUSE.SURRENDER]: fixed('Italy surrenders'),
  [CAUSE.FLEET_INTERNED]: fixed('Italian warships in Allied hands'),
  [CAUSE.FERRIED_OUT]: fixed('German troops brought out of Sicily'),
  [CAUSE.TROOPS_LOST]: fixed('Allied troops lost'),
  [CAUSE.EVACUATED]: own => `Troops brought home: ${own}`,
  [CAUSE.TALLINN_HELD]: fixed('Tallinn held for another turn'),
  [CAUSE.SEA_OPENED]: fixed('Safe waters pushed westward'),
  [CAUSE.KURESSAARE]: fixed('Kuressaare taken'),
};

/** The account in plain words. */
export const SCORE_WORDS = {
  cause: (cause: string, own: string, enemy: string): string => CAUSES[cause]?.(own, enemy) ?? cause,
  handicap: (own: string): string => `Head start for the ${own} side, chosen before the game`,
  asItStands: (text: string): string => `${text}, if nothing changes`,
  heldAtTheEnd: (port: string): string => `${port} held at the end`,
  taken: (port: string): string => `${port}: not taken yet`,
};
