import { expect, test } from 'vitest';
import { takes } from './encoding.ts';

test.each([
  'gzip',
  'GZip',
  'x-gzip',
  'gzip, deflate, br, zstd',
  'br;q=1.0, gzip;q=0.8',
  'gzip;q=0.001',
  ' gzip ; q=1 ',
  'gzip;Q=1.000',
  '*',
  '*;q=0.1',
  'identity;q=0.5, gzip;q=0.5',
  'identity;q=0, *',
  ',,gzip,',
])('%j takes gzip', header => {
  expect(takes(header, 'gzip')).toBe(true);
});

test.each([
  undefined,
  '',
  'identity',
  'br, deflate',
  'gzip;q=0',
  'gzip;q=0.000',
  'gzip ; q=0',
  'gzip;q=0, *',
  '*;q=0',
  'identity, gzip;q=0.5',
  'notgzip',
  'gzip-9',
  'gzip;q=',
  'gzip;q=x',
  'gzip;q=2',
  'gzip;q=-1',
  'gzip;q=0.0001',
  'gzip;level=9',
  ';;;q=,,=',
])('%j does not', header => {
  expect(takes(header, 'gzip')).toBe(false);
});

test.each(['br', 'gzip, deflate, br, zstd', 'br;q=0.1', '*', 'gzip;q=0, *'])('%j takes brotli', header => {
  expect(takes(header, 'br')).toBe(true);
});

test.each([undefined, '', 'gzip', 'x-br', 'br;q=0', 'br;q=0, *', 'identity, br;q=0.5'])(
  '%j does not take brotli',
  header => {
    expect(takes(header, 'br')).toBe(false);
  },
);
