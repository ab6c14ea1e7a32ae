import type { Property } from '../property.ts';
import { allowedMoves } from './allowed-moves.ts';
import { booksAgree } from './books-agree.ts';
import { chain } from './chain.ts';
import { lawByDate } from './law-by-date.ts';
import { limits } from './limits.ts';
import { nobodyElses } from './nobody-elses.ts';
import { nothingDoubled } from './nothing-doubled.ts';
import { nothingLost } from './nothing-lost.ts';
import { rights } from './rights.ts';
import { sums } from './sums.ts';

export const properties: readonly Property[] = [
  nothingLost,
  nothingDoubled,
  booksAgree,
  nobodyElses,
  sums,
  chain,
  rights,
  limits,
  lawByDate,
  allowedMoves,
];
