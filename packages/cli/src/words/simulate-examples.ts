/** What `simulate --help` shows below its options, with the levels from the weakest. */
export const simulateExamples = (levels: readonly string[]): string => `
Examples:
  narrow-seas simulate sixth-fleet/short --games 40 --nato cadet --soviet random
  narrow-seas simulate sixth-fleet/short --games 20 --seed 1 --ladder random,cadet --out figures
  narrow-seas simulate sixth-fleet/short --games 20 --seed 1 --ladder random,cadet --out figures --resume
  narrow-seas simulate sixth-fleet/short --games 5 --nato cadet --soviet cadet --options all
  narrow-seas simulate sixth-fleet/short --games 4 --ladder cadet,captain --times
  narrow-seas simulate skerry/sortie --games 100 --ladder random,cadet --option turns=12
  narrow-seas simulate skerry/sortie --games 100 --north cadet --south cadet --vary turns=6,12 --out turns
  narrow-seas simulate sixth-fleet/short --games 60 --soviet cadet --vary nato=cadet,captain --vary scenario=short,mine.json
  narrow-seas simulate turns/study.json --out again

--vary plays every seed in each way, stops when the answer is clear and says whom the change helps, by how much, and how
sure that is; docs/laboratory.md has more. A study.json plays the same comparison again.
Levels from the weakest: ${levels.join(', ')}. In a ladder every two levels meet, and they change sides from game to
game. The same seed plays the same games again on any number of threads. Ctrl-C shows what was played until then and
leaves whole files; --resume continues from there. Exit code 1 means that a game did not end, that a level tried
something illegal, or that the rules refused one of its ideas.`;
