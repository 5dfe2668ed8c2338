/** Words of a question that tell nothing. */
const EMPTY = new Set(
  'a an and are at be by can could do does for from get happens has have how i if in into is it its like make may me much must my of on or our should some than that the their them then there they this to we what when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Words that mean the same to somebody who asks. Each line is tried whole; the beginning of a word is enough. */
const GROUPS: readonly (readonly string[])[] = [
  'zoc|zone of control|zones of control|combat zone|control',
  'sink|sunk|sank|destroy|eliminat|kill|dead|loss|lost',
  'refuel|fuel|oil|bunker',
  'resupply|supply|supplies|replenish|logistic|stores',
  'rearm|ammunition|replenish',
  'fog|hidden|secret|unseen|detect|mark',
  'spot|sight|detect|search|found|find|seen|recon|reconnaissance',
  'sub|submarine',
  'plane|airplane|aircraft|fighter|bomber',
  'ship|ships|vessel',
  'win|winning|victory|points|score',
  'attack|fight|battle|combat|strike|fire|shoot',
  'shell|bombard|gunfire|gunnery',
  'missile|ssm|rocket',
  'move|movement|sail|speed',
  'stack|stacking|pile|limit',
  'retreat|withdraw|fall back|forced back|turned back|break off|breaking off',
  'repair|mend|refit|damage',
  'mine|minefield|minebelt|mines',
  'sweep|minesweep',
  'weather|storm|squall|rough|sea conditions',
  'ice|pack ice|drift ice',
  'night|dark|daylight|night turn',
  'land|landing|base|airfield|airbase',
  'carrier|cv|carriers',
  'invade|invasion|assault|landing|amphibious|beach',
  'port|harbour|base',
  'undo|take back|taken back',
  'option|optional',
  'neutral|neutrality',
  'dice|die|roll',
  'setup|set-up|set up|deploy|start',
  'reinforce|reinforcement|arrive|arrival',
  'patrol|cap',
  'sonar|asw|sosus|microphone',
  'jam|jamming|ew|ecm|countermeasure',
  'convoy|cargo|transport',
  'nuclear|atomic|nuke',
  'torpedo|torpedoes',
  'order|sequence|phase|turn',
  'escape|leave|leaving',
  'react|reaction|intercept|interception',
  'coast|coastal|inshore',
  'hit|hits|damage|step',
].map(line => line.split('|'));

export const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}.-]+/u)
    .map(word => word.replaceAll(/^[.-]+|[.-]+$/g, ''))
    .filter(word => word !== '' && !EMPTY.has(word));

/** "aircraft", but "zones" as "zone" and "attacked" as "attack". */
const stemOf = (word: string): string => {
  const stem = word.replace(/(?:ies)$/, 'y').replace(/(?<=[^s]{3})(?:ing|ed|es|s)$/, '');
  return stem.length < 3 ? word : stem;
};

/** A word as it is, its stem, then what else it is called. */
export const meant = (word: string): readonly string[] => {
  const stem = stemOf(word);
  const groups = GROUPS.filter(group => group.includes(word) || group.includes(stem));
  return [...new Set([word, stem, ...groups.flat()])];
};
