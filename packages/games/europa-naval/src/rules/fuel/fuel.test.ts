import { describe, expect, test } from 'vitest';
import { sailingPrice, stepPrice } from './fuel.ts';

describe('[36.E] fuel oil', () => {
  test('1 SRP or 5 SPs to leave port', () => {
    expect(sailingPrice(0, 'srp')).toEqual({ srp: 1, sp: 0 });
    expect(sailingPrice(0, 'sp')).toEqual({ srp: 0, sp: 5 });
  });

  test('O14 a second sailing in the player-turn costs nothing more', () => {
    expect(sailingPrice(5, 'srp')).toEqual({ srp: 0, sp: 0 });
    expect(sailingPrice(5, 'sp')).toEqual({ srp: 0, sp: 0 });
  });

  test('what was paid by the step counts against the cap', () => {
    expect(sailingPrice(2, 'sp')).toEqual({ srp: 0, sp: 3 });
  });

  test('O15 three steps by the step cost 3 SPs, and no more than 5 in all', () => {
    let paid = 0;
    for (let step = 0; step < 3; step += 1) paid += stepPrice(paid);
    expect(paid).toBe(3);
    for (let step = 0; step < 4; step += 1) paid += stepPrice(paid);
    expect(paid).toBe(5);
  });
});
