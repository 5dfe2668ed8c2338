import type { StoryDie } from '@narrow-seas/core';
import { WORDS } from '../words.ts';

/** The faces of a die side by side: those that succeed are filled, the one that fell is ringed. */
export const FaceStrip = ({ die, isRolling }: { readonly die: StoryDie; readonly isRolling: boolean }) => (
  <span
    className="faces"
    role="img"
    aria-label={isRolling ? WORDS.battle.rolling : WORDS.battle.faces(die.face, die.wins)}
  >
    {Array.from({ length: die.faces }, (_, place) => place + 1).map(face => (
      <span
        key={face}
        className={[
          ...(die.wins.includes(face) ? ['wins'] : []),
          ...(face === die.face && !isRolling ? ['fell'] : []),
        ].join(' ')}
      >
        {face}
      </span>
    ))}
  </span>
);
