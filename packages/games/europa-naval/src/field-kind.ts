/** What a number in an action or a phase can name. */
export const FIELD_KINDS = ['hexes', 'ships', 'air', 'ground', 'ports', 'fields'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const HEXES = words('hex hexes path ended eager attacked belts');
const SHIPS = words('ship ships among support');
const PORTS = words('port ports forts home payAsYouGo');
const AIR = words('bombers bomber defender waiting rebased patrols units-air');

/** `unit` is an air unit in some actions and phases and troops in others; `from` and `to` are ports in some. */
const OF_AIR = words('return-air rebase cover search-roll overrun air air-arrived based');
const BETWEEN_PORTS = words('rail carry assault pass-channel');
const BETWEEN_HEXES = words('march rail-troops');
const TORPEDOES = words('torpedo torpedo-roll');

/** What the number under this key means in an action or phase of this name; undefined for a plain number. */
export const kindOfField = (name: string, key: string): FieldKind | undefined => {
  if (HEXES.has(key)) return 'hexes';
  if (SHIPS.has(key)) return 'ships';
  if (PORTS.has(key)) return 'ports';
  if (AIR.has(key)) return 'air';
  switch (key) {
    case 'field':
      return 'fields';
    case 'unit':
    case 'units':
      return OF_AIR.has(name) ? 'air' : 'ground';
    case 'escorts':
      return TORPEDOES.has(name) ? 'ships' : 'air';
    case 'target':
      return TORPEDOES.has(name) ? 'ships' : undefined;
    case 'from':
    case 'to':
      return endsOf(name);
    default:
      return undefined;
  }
};

const endsOf = (name: string): FieldKind | undefined => {
  if (BETWEEN_PORTS.has(name)) return 'ports';
  return BETWEEN_HEXES.has(name) ? 'hexes' : undefined;
};
