import type { ReturnDefinition, ReturnDocuments } from '#domain/spt/definition.ts';
import { BUPOT_LIST } from '../bupot/list.ts';
import { slipsUnder, sumUnder } from './documents.ts';
import { drawableSums, markSlipsOf, releaseSlipsOf, sumSlipsOf, unissuedIn } from './slips.ts';
import { printedSlips, slipsOfTable } from './tables.ts';

/** What returns are made of, where it is kept: drawn in, let go, added up in the database, and listed under a line or in an attachment. */
const slips = {
  /** The list that shows which return holds a document, and what its events are called. */
  list: BUPOT_LIST,
  live: 'bupot',
  mark: markSlipsOf,
  release: releaseSlipsOf,
  sums: sumSlipsOf,
  drawable: drawableSums,
  unissued: unissuedIn,
  under: slipsUnder,
  sumUnder,
  table: slipsOfTable,
  printed: printedSlips,
} as const;

export type ReturnSource = typeof slips;

const sources: Readonly<Record<ReturnDocuments['source'], ReturnSource>> = { slips };

/** Where the documents of a return are kept. */
export const sourceOf = ({ documents }: Pick<ReturnDefinition, 'documents'>): ReturnSource => sources[documents.source];
