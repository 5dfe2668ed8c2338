import { useEffect, useState } from 'react';
import { listenForQuestions } from './explanations.ts';

/** What a finger rests on, or the keyboard has reached, in one line. Ears hear it from the thing itself. */
export const ExplainLine = () => {
  const [said, setSaid] = useState('');
  useEffect(() => listenForQuestions(setSaid), []);
  return said === '' ? null : (
    <p className="explain-line" aria-hidden="true">
      {said}
    </p>
  );
};
