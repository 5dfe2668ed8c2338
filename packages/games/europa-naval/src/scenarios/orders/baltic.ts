import type { SideOrders } from '@narrow-seas/core';
import type { Side } from '../../model/vocabulary.ts';
import {
  EVACUATED,
  KURESSAARE,
  PORTS_HELD,
  SEA_OPENED,
  TALLINN_HELD,
  WARSHIPS_LOST,
} from '../../rules/surrender/cause.ts';
import { toBaltic, toRule } from './link.ts';
import type { GoalOrders, GoalStake } from './stake.ts';

interface EarlyFigures {
  readonly port: number;
  readonly tallinn: number;
  readonly evacuated: number;
}

const LOST = 'warship, submarine or transport lost';

const losses: readonly GoalStake[] = [
  { cause: WARSHIPS_LOST, for: 'axis', text: `Soviet ${LOST}`, points: [1], per: 'for each strength point' },
  { cause: WARSHIPS_LOST, for: 'allied', text: `Axis ${LOST}`, points: [1], per: 'for each strength point' },
];

const earlyStakes = ({ port, tallinn, evacuated }: EarlyFigures): readonly GoalStake[] => [
  {
    cause: PORTS_HELD,
    for: 'axis',
    text: 'Kuressaare, Kardla, Hango held at the end',
    points: [port],
    per: 'each',
  },
  {
    cause: EVACUATED,
    for: 'allied',
    text: 'Troops of the bases brought home',
    points: [evacuated],
    per: 'for each regiment',
  },
  {
    cause: TALLINN_HELD,
    for: 'allied',
    text: 'Tallinn held after August',
    points: [tallinn],
    per: 'each turn',
  },
  ...losses,
];

const EARLY: { readonly [side in Side]: SideOrders } = {
  axis: {
    situation: [
      'Your army drives up the coast of the Baltic and takes one Soviet base after the other.',
      'The Soviet fleet must run home through the Gulf of Finland, and you have mines for it.',
      'No large ship of yours need be risked: mines, small craft and aircraft will do.',
    ],
    enemy: 'Bring ships and garrisons home to Kronshtadt, and hold Hango, Tallinn and the islands meanwhile.',
    ideas: [
      [
        'Mine the gulf between ',
        toBaltic('Tallinn'),
        ' and ',
        toBaltic('Kronshtadt'),
        ', see ',
        toRule('F.21', 'mines'),
        '.',
      ],
      ['Send the minelayers from ', toBaltic('Helsinki'), ' by night, with the small boats around them.'],
      [
        'Ferry troops from ',
        toBaltic('Riga'),
        ' to ',
        toBaltic('Kuressaare'),
        ': each island counts at the end.',
      ],
    ],
  },
  allied: {
    situation: [
      'The German army takes your bases from the land side, one after the other.',
      'Ships and garrisons must come home to Kronshtadt through mines and under bombs.',
      'What you bring home counts, and so does every turn that Tallinn holds.',
    ],
    enemy: 'Mine your way home, take the bases, and catch your ships in port or in the belts of mines.',
    ideas: [
      ['Leave ', toBaltic('Libau'), ' and ', toBaltic('Riga'), ' first: they fall within weeks.'],
      [
        'Sweep before you sail: the sweepers of ',
        toBaltic('Tallinn'),
        ' go ahead of every convoy, see ',
        toRule('F.21', 'mines'),
        '.',
      ],
      [
        'Carry the garrison of ',
        toBaltic('Hango'),
        ' home to ',
        toBaltic('Kronshtadt'),
        ' while the sea is open.',
      ],
    ],
  },
};

const EARLY_LENGTH = { span: 'five months', minutes: 180, difficulty: 2 } as const;

export const baltic1941Orders = (figures: EarlyFigures): GoalOrders => ({
  ...EARLY_LENGTH,
  stakes: earlyStakes(figures),
  sides: EARLY,
});

interface LateFigures {
  readonly port: number;
  readonly kuressaare: number;
  readonly evacuated: number;
  readonly safeZone: { readonly x1: number; readonly x2: number };
}

const lateStakes = (figures: LateFigures): readonly GoalStake[] => [
  {
    cause: PORTS_HELD,
    for: 'axis',
    text: 'Kuressaare, Windau, Memel, Riga held at the end',
    points: [figures.port],
    per: 'each',
  },
  {
    cause: EVACUATED,
    for: 'axis',
    text: 'Troops from Estonia and Riga brought home',
    points: [figures.evacuated],
    per: 'for each regiment',
  },
  { cause: SEA_OPENED, for: 'allied', text: 'Gulf of Finland opened', points: [figures.safeZone.x1] },
  { cause: SEA_OPENED, for: 'allied', text: 'and the sea beyond it, in all', points: [figures.safeZone.x2] },
  { cause: KURESSAARE, for: 'allied', text: 'Kuressaare taken', points: [figures.kuressaare] },
  ...losses,
];

const LATE: { readonly [side in Side]: SideOrders } = {
  axis: {
    situation: [
      'Finland is about to leave the war, and the army in Estonia must be brought out by sea.',
      'Your heavy cruisers can still fire on the coast; mines still close the gulf.',
      'Each regiment saved counts, and so does each port you hold at the end.',
    ],
    enemy: 'Sweep the mines, take the ports, and open the sea to his fleet.',
    ideas: [
      ['Load at ', toBaltic('Tallinn'), ' at once, and sail for ', toBaltic('Danzig'), '.'],
      ['Keep a garrison on ', toBaltic('Kuressaare'), ': it counts for you, and for him when it falls.'],
      ['Lay mines behind you, so that the gulf opens late, see ', toRule('F.21', 'mines'), '.'],
    ],
  },
  allied: {
    situation: [
      'After three years behind nets and mines your fleet may come out again.',
      'Finland leaves the war in September, which opens the way along its coast.',
      'The enemy ships his army home from Estonia and Riga: every transport sunk counts.',
    ],
    enemy: 'Bring his troops home, and keep the islands, Windau and Memel.',
    ideas: [
      [
        'Send sweepers west from ',
        toBaltic('Lavansaari'),
        ': the sea must be swept before it opens, see ',
        toRule('F.21', 'mines'),
        '.',
      ],
      ['Land on ', toBaltic('Kuressaare'), ' when the way is free: it counts twice over.'],
      [
        'Submarines first: transports between ',
        toBaltic('Tallinn'),
        ' and ',
        toBaltic('Danzig'),
        ' are worth the risk.',
      ],
    ],
  },
};

export const baltic1944Orders = (figures: LateFigures): GoalOrders => ({
  span: 'four months',
  minutes: 150,
  difficulty: 2,
  stakes: lateStakes(figures),
  sides: LATE,
});

/** Both acts: the first is played first, so its orders are read first. */
export const balticOrders = (early: EarlyFigures): GoalOrders => ({
  ...baltic1941Orders(early),
  span: 'five months, and four more three years later',
  minutes: 330,
  difficulty: 3,
});
