// Counts what the person does: presses and prompts, by turn and by phase.

/** @typedef {{ turn: string, phase: string, clicks: number, prompts: number, enemyPrompts: number }} Line */

/** @typedef {ReturnType<typeof makeTally>} Tally */

export const makeTally = () => {
  /** @type {Line[]} */
  const lines = [];
  /** @type {{ turn: string, phase: string, what: string }[]} */
  const presses = [];
  const now = { turn: '', phase: '' };
  const line = () => {
    const found = lines.find(({ turn, phase }) => turn === now.turn && phase === now.phase);
    if (found !== undefined) return found;
    const added = { ...now, clicks: 0, prompts: 0, enemyPrompts: 0 };
    lines.push(added);
    return added;
  };
  return {
    lines,
    presses,
    /** Where the game is. @param {string} turn @param {string} phase */
    at: (turn, phase) => {
      now.turn = turn;
      now.phase = phase;
    },
    /** @param {string} what */
    click: what => {
      line().clicks++;
      presses.push({ ...now, what });
    },
    /** @param {boolean} inEnemyTurn */
    prompt: inEnemyTurn => {
      line().prompts++;
      if (inEnemyTurn) line().enemyPrompts++;
    },
  };
};

/** @param {readonly Line[]} lines @param {'clicks' | 'prompts' | 'enemyPrompts'} key */
const sum = (lines, key) => lines.reduce((total, line) => total + line[key], 0);

/** @param {readonly Line[]} lines */
export const turnsOf = lines => {
  const turns = [...new Set(lines.map(({ turn }) => turn))];
  return turns.map(turn => {
    const own = lines.filter(line => line.turn === turn);
    return {
      turn,
      clicks: sum(own, 'clicks'),
      prompts: sum(own, 'prompts'),
      enemyPrompts: sum(own, 'enemyPrompts'),
      phases: own.map(({ phase, clicks, prompts, enemyPrompts }) => ({
        phase,
        clicks,
        prompts,
        enemyPrompts,
      })),
    };
  });
};
