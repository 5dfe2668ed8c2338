/**
 * Turns of old books and of word-by-word translation: the one list. Each is refused wherever a person reads, in words, comments,
 * titles of tests and documents alike. A code of the notation (`mend-port`) or a field of a position (`mended=`) is no prose.
 */
const TURNS = [
  /\banew\b/i,
  /\bwho(m|so)?ever\b/i,
  /\bmend(s|ed|ing)?\b(?![-=])/i,
  /\bso (many|much|few)\b/i,
  /\bso long\b(?! as)/i,
  /\b(that|which) (is|are) none\b/i,
  /(?<!there )\b(is|are) none\b\./i,
  /(?<!there )\bis no (level|match|position|game|saved)\b/i,
  /\bkept games?\b/i,
  /\b(go|goes|going|gone|went) on with\b/i,
  /\b(look|looks|looking|looked) on\b(?! (the|a|this|that)\b)/i,
  /\b(hands|handing|handed) on\b/i,
  /\bthose there are\b/i,
  /\bas it stands\b/i,
  /\b(is|are) to (act|fall)\b/i,
  /\b(is|are) asked now\b/i,
  /\b(present|that) (phase|step)\b.*\bis not done\b|\bis not done in the\b/i,
  /\bfound first\b/i,
  /\b([Tt]here|[Hh]ere|[Ww]here)(of|in|by|upon)\b/,
  /\b(lest|ere|whilst|upon|shall|hitherto|henceforth|forthwith|albeit|amidst|betwixt|oft|thrice|naught|nought)\b/i,
  /\d %/,
];

/**
 * @param {string} prose
 * @returns {readonly string[]} the turns that it has, as they stand in it
 */
export const turnsIn = prose => TURNS.flatMap(turn => turn.exec(prose)?.[0] ?? []);
