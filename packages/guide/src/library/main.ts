import { DIGEST, LIBRARY } from '../places.ts';
import { digestOf, writeIfChanged } from './digest.ts';
import { bindLibrary } from './typedoc.ts';

await bindLibrary();
writeIfChanged(DIGEST, `${digestOf(LIBRARY)}\n`);
