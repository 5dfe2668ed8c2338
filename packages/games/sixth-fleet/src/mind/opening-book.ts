import type { BySide } from '../model/vocabulary.ts';

/** Hexes and who is set up there, by the names on the counters. */
export interface Placement {
  readonly [hex: string]: string;
}

interface SetUpPlan {
  readonly naval: Placement;
  readonly air: Placement;
}

/**
 * [11.1] [11.2] Set-ups that stood best after the first Soviet move and the reply to it, found by changing the usual
 * one place by place: see docs/ladder.md.
 */
export const BOOK: BySide<readonly SetUpPlan[]> = {
  nato: [
    {
      naval: {
        '0812': 'US2 US6 US8',
        '1029': 'US13',
        '1116': 'US10',
        '1122': 'US9 US11',
        '1310': 'It18 It19 It21',
        '1418': 'Gr27 Gr31',
        '1420': 'Gr28 Gr30',
        '1421': 'Gr29',
        '1602': 'US1 US7 US12',
        '1624': 'Tu34 Tu35',
        '1634': 'Tu33 Tu38',
        '1711': 'It14',
        '1714': 'It16 It22 It24',
        '1715': 'It15',
        '1805': 'US4',
        '1809': 'US3 US5',
        '1819': 'Gr25 Gr26',
        '1823': 'Tu36 Tu39',
        '1926': 'Tu32',
        '2025': 'Tu37',
        '2206': 'It17 It20 It23',
      },
      air: {
        '1010': 'Bra21',
        '1022': 'USa2 USa3',
        '1232': 'Bra22 Bra23',
        '1311': 'USa1',
        '1418': 'Gra34',
        '1420': 'Gra32',
        '1505': 'Ita30',
        '1619': 'Gra31 Gra33',
        '1624': 'Tua38',
        '1633': 'Tua39',
        '1713': 'Ita26 Ita28 Ita29',
        '1725': 'Tua36',
        '1810': 'Ita25',
        '1812': 'Ita27',
        '1819': 'Gra35',
        '1827': 'Tua37 Tua40 Tua41',
        '1930': 'Tua42',
        '2007': 'Ita24',
      },
    },
    {
      naval: {
        '0812': 'US2 US8 US12',
        '1029': 'US13',
        '1116': 'US10',
        '1122': 'US9 US11',
        '1310': 'It19 It21 It24',
        '1418': 'Gr26',
        '1420': 'Gr30 Gr31',
        '1421': 'Gr25 Gr29',
        '1602': 'US1 US7',
        '1624': 'Tu34 Tu35',
        '1634': 'Tu32 Tu38',
        '1711': 'It14',
        '1714': 'It16 It17 It22',
        '1715': 'It18',
        '1805': 'US4 US6',
        '1809': 'US3 US5',
        '1819': 'Gr27 Gr28',
        '1823': 'Tu36 Tu39',
        '1926': 'Tu33',
        '2025': 'Tu37',
        '2206': 'It15 It20 It23',
      },
      air: {
        '1010': 'Bra21',
        '1022': 'USa2 USa3',
        '1232': 'Bra22 Bra23',
        '1311': 'USa1',
        '1418': 'Gra31',
        '1420': 'Gra35',
        '1505': 'Ita30',
        '1619': 'Gra33 Gra34',
        '1624': 'Tua38',
        '1633': 'Tua40',
        '1713': 'Ita26 Ita28 Ita29',
        '1725': 'Tua36',
        '1810': 'Ita25',
        '1812': 'Ita27',
        '1819': 'Gra32',
        '1827': 'Tua39 Tua41 Tua42',
        '1930': 'Tua37',
        '2007': 'Ita24',
      },
    },
  ],
  soviet: [
    {
      naval: {
        '0615': 'So33 So38',
        '0624': 'So3 So26',
        '0831': 'So7 So16',
        '1107': 'So27',
        '1120': 'So6 So22 So25',
        '1125': 'So5 So15 So17',
        '1212': 'So32',
        '1335': 'So1 So28',
        '1404': 'So12 So35',
        '1902': 'So34 So36 So37',
      },
      air: {
        '2021': 'Soa8 Soa10 Soa15 Soa16',
        '2124': 'Soa9 Soa11 Soa12 Soa13 Soa14',
        '2324': 'Soa17',
        '2422': 'Soa1 Soa2 Soa3 Soa4 Soa5',
        '2424': 'Soa6 Soa7',
      },
    },
    {
      naval: {
        '0615': 'So3 So6 So26',
        '0624': 'So22 So33',
        '0831': 'So5 So35',
        '1107': 'So27 So28',
        '1120': 'So16 So25',
        '1125': 'So15 So17 So37',
        '1212': 'So32 So38',
        '1335': 'So7',
        '1404': 'So1 So12',
        '1902': 'So34 So36',
      },
      air: {
        '2021': 'Soa8 Soa10 Soa15 Soa16',
        '2124': 'Soa9 Soa11 Soa12 Soa13 Soa14',
        '2324': 'Soa17',
        '2422': 'Soa1 Soa2 Soa3 Soa4 Soa5',
        '2424': 'Soa6 Soa7',
      },
    },
  ],
};
