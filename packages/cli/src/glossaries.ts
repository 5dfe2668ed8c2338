import { chartOf, europaNaval, type State as EuropaState } from '@narrow-seas/europa-naval';
import { type State as SecondState, secondFleet } from '@narrow-seas/second-fleet';
import { type State as SixthState, sixthFleet } from '@narrow-seas/sixth-fleet';
import { type State as SkerryState, skerry } from '@narrow-seas/skerry';
import { byAction, type Glossary } from './glossary.ts';

const words = (text: string): readonly string[] => text.split(' ');

/** The field in things of all these types: `marched.unit`, `embarked.unit`. */
const inThings = (types: string, field: string): readonly string[] =>
  words(types).map(type => `${type}.${field}`);

export const SIXTH_FLEET_GLOSSARY: Glossary<SixthState> = {
  kinds: {
    unit: {
      name: byAction(sixthFleet, unit => ({ type: 'launch', unit })),
      fields: words(
        'unit units carrier attackers defenders candidates pending among attacked struck exempt moved mustLand',
      ),
    },
    hex: {
      name: byAction(sixthFleet, hex => ({ type: 'deploy', unit: 0, hex })),
      fields: words('hex from to path targets fulfilled'),
    },
  },
  figures: words('differential ecm need face turn until lastTurn'),
};

export const SECOND_FLEET_GLOSSARY: Glossary<SecondState> = {
  kinds: {
    unit: {
      name: byAction(secondFleet, unit => ({ type: 'take-mine', unit })),
      fields: words(
        'unit units acted hunted guests fired submarine among hit used struck attacker target carrier served takers changed hasty forces amphibious commandos tacCoord giver taker other',
      ),
    },
    hex: {
      name: byAction(secondFleet, hex => ({ type: 'lay-mine', hex })),
      fields: words('hex hexes from path over ahead aerial start dared free'),
    },
    base: {
      name: byAction(secondFleet, base => ({ type: 'station', unit: 0, base })),
      fields: words('base bases assaulted'),
    },
  },
  figures: words(
    'face turn cost points mines grade box talks battalions landed lost defence garrison lodgement parachuted paras parasLost value shift result allowance spent segment steps settled hits distance digits rolls uses fuel ssm asw antiAir torpedo bombs airSsm airSsmShort cruise ammunition cargoFuel',
  ),
};

/** A field `unit` holds aircraft or troops, as the event or the phase has it. */
const FLIGHTS =
  'covering aloft searched air-fought flak air-lost based air-arrived air-withdrew air-mended search-roll';
const MARCHES = 'marched troops-lost troops-arrived engineered embarked brought cargo';

const hexOfEuropa = byAction(europaNaval, hex => ({ type: 'sweep-zone', hex }));

/** The two hexes that it lies between: `055078/055079`; one at the edge of the map. */
const hexsideOfEuropa = (state: EuropaState, side: number): string | undefined => {
  const { sideHexes } = chartOf(state.common).grid;
  const hexes = [...sideHexes.subarray(side * 2, side * 2 + 2)].filter(hex => hex >= 0);
  return hexes.map(hex => hexOfEuropa(state, hex)).join('/') || undefined;
};

export const EUROPA_NAVAL_GLOSSARY: Glossary<EuropaState> = {
  kinds: {
    unit: {
      name: byAction(europaNaval, ship => ({ type: 'take-hit', ship })),
      fields: words('ship ships among support torpedoed.target torpedo-roll.target torpedo-roll.escorts'),
    },
    air: {
      name: byAction(europaNaval, unit => ({ type: 'return-air', unit })),
      fields: [
        ...words('bombers escorts bomber defender other waiting rebased patrols overrun.units'),
        ...inThings(FLIGHTS, 'unit'),
      ],
    },
    ground: {
      name: byAction(europaNaval, unit => ({ type: 'march', unit, re: 1, path: [] }), 1),
      fields: [...inThings(MARCHES, 'unit'), ...inThings('from engineers exploited used', 'unit')],
    },
    port: {
      name: byAction(europaNaval, to => ({ type: 'pass-channel', group: 0, to })),
      fields: [
        ...words('port ports forts home payAsYouGo cargo.from carriage.from carriage.to'),
        ...inThings('carriage-left carriage-ended', 'from'),
        ...inThings('carriage-left', 'to'),
      ],
    },
    field: {
      name: byAction(europaNaval, field => ({ type: 'rebase', unit: 0, field })),
      fields: ['field'],
    },
    hex: {
      name: hexOfEuropa,
      fields: words('hex hexes path ended eager attacked belts marched.from marched.to'),
    },
    area: { name: ({ common }, id) => chartOf(common).areas[id]?.code, fields: ['area'] },
    hexside: { name: hexsideOfEuropa, fields: ['hexside'] },
  },
  // Groups and channels have no names: positions and actions write their numbers too.
  figures: [
    ...words('group groups moving hunter hunters prey to channel along'),
    ...words('face date step cost hits sp srp points levels re amount change box status unfed turns count'),
    ...words('shift paid bought round axis allied strength wanted value span railed rolls rolled fort at'),
  ],
};

/** Boats go by their numbers. */
export const SKERRY_GLOSSARY: Glossary<SkerryState> = {
  kinds: { hex: { name: byAction(skerry, hex => ({ type: 'lay', hex })), fields: ['hex', 'to'] } },
  figures: words('boat target face left turn'),
};
