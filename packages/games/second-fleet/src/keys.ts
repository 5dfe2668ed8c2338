const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** What a number in an action or a phase means is told by its key. */
export const HEX_KEYS = words('hex hexes from path over ahead aerial free start dared');
export const UNIT_KEYS = words(
  'unit units acted hunted guests fired submarine among hit used struck attacker target carrier served takers changed hasty forces amphibious commandos tacCoord giver taker other',
);
export const BASE_KEYS = words('base bases assaulted');
export const HOME_KEYS = words('home homes missions engaged passed');
