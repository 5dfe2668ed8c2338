import { LEVELS } from '@narrow-seas/ai';

export const EXAMPLES = `
Examples:
  narrow-seas simulate sixth-fleet/short --games 40 --nato cadet --soviet random
  narrow-seas simulate sixth-fleet/short --games 20 --seed 1 --ladder random,cadet --out figures
  narrow-seas simulate sixth-fleet/short --games 20 --seed 1 --ladder random,cadet --out figures --resume
  narrow-seas simulate sixth-fleet/short --games 5 --nato cadet --soviet cadet --options all
  narrow-seas simulate sixth-fleet/short --games 4 --ladder cadet,captain --times
  narrow-seas simulate skerry/sortie --games 100 --ladder random,cadet --option turns=12

Levels from the weakest: ${LEVELS.join(', ')}. A ladder lets every two of them meet, with seats changed from game to
game. The same seed plays the same games again on any number of threads. Ctrl-C tells what was played until then and
leaves whole files, and --resume goes on from there. Exit code 1 says that a game did not end, that a level tried
something illegal, or that an idea of it was refused by the rules.`;
