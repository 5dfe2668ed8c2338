import { writeFileSync } from 'node:fs';
import { PAGE, readPage } from '../census/picture.mjs';
import { probeDisk } from '../parts/trouble.mjs';

probeDisk();
const { page, drawn } = readPage();
if (page !== drawn) writeFileSync(PAGE, drawn);
console.log(
  page === drawn ? 'The pictures in ARCHITECTURE.md are up to date.' : 'ARCHITECTURE.md is drawn again.',
);
