import type { HexId } from '@narrow-seas/hex';
import { hexNamed, nameOfHex } from '../../model/chart.ts';
import type { BaseId } from '../../model/vocabulary.ts';
import { baseNamed, baseSpec } from '../../rules/stacking/bases.ts';

/** What ships, boats or aircraft can be ordered to do. */
export type Aim =
  /** By the shortest way into a port, whatever happens beside it. */
  | { readonly to: 'port'; readonly base: BaseId }
  /** At the group of this enemy ship, until it is in range. */
  | { readonly to: 'hunt'; readonly ship: string }
  /** To the own group of this ship, and along with it. */
  | { readonly to: 'join'; readonly ship: string }
  | { readonly to: 'hold'; readonly hex: HexId }
  /** Away from what could attack. */
  | { readonly to: 'shun' }
  /** By air at the group of this enemy ship, or at a base, whatever it costs. */
  | { readonly to: 'strike'; readonly target: string }
  /** Only what costs little. */
  | { readonly to: 'spare' }
  /** This arm acts before the others. */
  | { readonly to: 'lead'; readonly arm: 'air' | 'submarine' };

export const printAim = (aim: Aim): string => {
  switch (aim.to) {
    case 'port':
      return `port ${baseSpec(aim.base).name}`;
    case 'hunt':
    case 'join':
      return `${aim.to} ${aim.ship}`;
    case 'hold':
      return `hold ${nameOfHex(aim.hex)}`;
    case 'strike':
      return `strike ${aim.target}`;
    case 'lead':
      return `lead ${aim.arm}`;
    default:
      return aim.to;
  }
};

/** Undefined for what is done unasked, and for what nobody knows. */
export const parseAim = (text: string): Aim | undefined => {
  const [verb, what = ''] = text.split(' ');
  switch (verb) {
    case 'port': {
      const base = baseNamed(what);
      return base === undefined ? undefined : { to: 'port', base };
    }
    case 'hold': {
      const hex = hexNamed(what);
      return hex === undefined ? undefined : { to: 'hold', hex };
    }
    case 'hunt':
    case 'join':
      return { to: verb, ship: what };
    case 'strike':
      return { to: 'strike', target: what };
    case 'lead':
      return what === 'air' || what === 'submarine' ? { to: 'lead', arm: what } : undefined;
    case 'shun':
    case 'spare':
      return { to: verb };
    default:
      return undefined;
  }
};
