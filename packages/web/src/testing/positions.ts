/** A Soviet ship that cannot fail, with a second one, beside a NATO ship that must give way. */
export const SURE_ATTACK =
  'sixth-fleet short turn 2 of 10 | phase combat side=soviet | ' +
  'unit X soviet So DD 60-60-60-4-3-3 | soviet @0914 X So7 | unit W nato US DD 9-9-9-4-3-0 | nato @0915 W';

/** One NATO ship with the sea before it, and a Soviet one far away. */
export const FREE_MOVE =
  'sixth-fleet short turn 2 of 10 | phase movement side=nato | nato @0915 US6 | soviet @0925 So5';

/** Two weak Soviet ships that can attack only together, and owe an attack. */
export const WEAK_PAIR =
  'sixth-fleet short turn 2 of 10 | phase combat side=soviet | unit A soviet So DD 9-8-9-4-3-3 | ' +
  'unit B soviet So DD 9-8-9-4-3-3 | soviet @0914 A B | unit W nato US DD 9-9-9-4-12-0 | nato @0915 W';

/** NATO owes two attacks on aircraft, which cannot fail; then it moves. */
export const TWO_SURE_ATTACKS =
  'sixth-fleet short turn 2 of 10 | phase combat side=nato | unit X nato US DD 60-60-60-4-3-3 | ' +
  'unit Y nato US DD 60-60-60-4-3-3 | nato @0914 X | nato @0920 Y | soviet @0915 Soa24 | soviet @0921 Soa25 | soviet @0928 So5';
