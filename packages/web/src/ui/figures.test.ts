import type { Odds } from '@narrow-seas/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SURE_ATTACK } from '../testing/positions.ts';
import { openTable } from '../worker/testing/services.ts';
import { Chances, FaceStrip, Sums } from './OddsView.tsx';

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
  expect(drawn).toMatch(/retreat.*width:33\.3.*33%.*2 of 6.*no effect.*width:66\.6.*67%.*4 of 6/s);
});

test('of several targets each has a table of its own, with its own total', () => {
  const results = [
    { of: 'HAWES', result: 'damaged', ways: 50 },
    { of: 'HAWES', result: 'no effect', ways: 50 },
    { of: 'OSLO', result: 'no effect', ways: 100 },
  ];
  const drawn = renderToStaticMarkup(createElement(Chances, { odds: { ...ODDS, results } }));
  expect(drawn).toMatch(/HAWES.*damaged.*50%.*50 of 100.*no effect.*50%.*OSLO.*no effect.*100%.*100 of 100/s);
});

test('each term stands with its sign and its case', async () => {
  const table = await openTable({ position: SURE_ATTACK });
  const drawn = renderToStaticMarkup(createElement(Sums, { odds: ODDS, table }));
  expect(drawn).toMatch(/<details.*30 - 20 = 10; ECM 2.*strength.*\+30.*\[8\.43\].*defence.*-20.*\[8\.32\]/s);
  expect(drawn).not.toContain('open');
});

test('the faces of a die: those that work are marked, and told in words', () => {
  const drawn = renderToStaticMarkup(createElement(FaceStrip, { faces: [1, 2] }));
  expect(drawn).toMatch(/aria-label="on 1 to 2"/);
  expect(drawn.match(/class="works"/g)).toHaveLength(2);
});
