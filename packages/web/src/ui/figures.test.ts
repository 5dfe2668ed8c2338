import type { Odds } from '@narrow-seas/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SURE_ATTACK } from '../testing/positions.ts';
import { openTable } from '../worker/testing/house.ts';
import { Chances, Terms } from './OddsView.tsx';

const ODDS: Odds = {
  results: [
    { result: 'retreat', ways: 2 },
    { result: 'no effect', ways: 4 },
  ],
  sum: '30 - 20 = 10; ECM 2',
  terms: [
    { what: 'strength', value: 30, rule: '8.43' },
    { what: 'defence', value: -20, rule: '8.32' },
  ],
};

test('each result has its chance in figures and as a bar of that length', () => {
  const drawn = renderToStaticMarkup(createElement(Chances, { odds: ODDS }));
  expect(drawn).toMatch(/retreat.*width:33\.3.*33 %.*2 of 6.*no effect.*width:66\.6.*67 %.*4 of 6/s);
  expect(drawn).toContain('30 - 20 = 10; ECM 2');
});

test('of several targets each has a table of its own, with its own total', () => {
  const results = [
    { of: 'HAWES', result: 'damaged', ways: 50 },
    { of: 'HAWES', result: 'no effect', ways: 50 },
    { of: 'OSLO', result: 'no effect', ways: 100 },
  ];
  const drawn = renderToStaticMarkup(createElement(Chances, { odds: { ...ODDS, results } }));
  expect(drawn).toMatch(
    /HAWES.*damaged.*50 %.*50 of 100.*no effect.*50 %.*OSLO.*no effect.*100 %.*100 of 100/s,
  );
});

test('each term stands with its sign and its case', async () => {
  const table = await openTable({ position: SURE_ATTACK });
  const draw = (open: boolean): string =>
    renderToStaticMarkup(createElement(Terms, { odds: ODDS, table, open }));
  expect(draw(true)).toMatch(/<details open.*strength.*\+30.*\[8\.43\].*defence.*-20.*\[8\.32\]/s);
  expect(draw(false)).toMatch(/<details>/);
});
