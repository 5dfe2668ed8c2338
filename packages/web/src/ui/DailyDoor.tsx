import { useEffect, useState } from 'react';
import type { GameListing } from '../catalogue/listing.ts';
import { whenIdle } from '../offline/idle.ts';
import { dailyAmong, type GameProblem, loadAllProblems, today } from '../problems/daily.ts';
import { isDaySolved, streakUpTo } from '../problems/progress.ts';
import { WORDS } from '../words.ts';
import { Icon } from './Icon.tsx';

const { start: SAID } = WORDS;

interface Props {
  readonly catalogue: readonly GameListing[];
  readonly solve: () => void;
}

/** The problem of the day by name, once there is time to look; the door opens it in any case. */
const useDaily = (catalogue: readonly GameListing[], day: string): GameProblem | undefined => {
  const [daily, setDaily] = useState<GameProblem>();
  useEffect(() => {
    const shown = { isOver: false };
    whenIdle(() => {
      loadAllProblems(catalogue).then(
        all => void (shown.isOver || setDaily(dailyAmong(all, day))),
        // Without a network the door has no name on it.
        () => undefined,
      );
    });
    return () => void (shown.isOver = true);
  }, [catalogue, day]);
  return daily;
};

/** The way into the problem of the day, and how many days in a row it was solved. */
export const DailyDoor = ({ catalogue, solve }: Props) => {
  const day = today();
  const daily = useDaily(catalogue, day);
  const streak = streakUpTo(day);
  const named =
    daily === undefined ? SAID.dailyHint : SAID.dailyNamed(daily.head.title, daily.listing.card.title);
  return (
    <button type="button" onClick={solve}>
      <Icon name="bulb" />
      <b>{SAID.dailyDoor}</b>
      <small>{isDaySolved(day) ? SAID.dailySolved : named}</small>
      {streak > 0 && <small>{SAID.streak(streak)}</small>}
    </button>
  );
};
