import type { ReturnDocuments } from '#domain/spt/definition.ts';
import { slips } from './slips.ts';
import type { SourceTable } from './source-table.ts';

/** Where documents of returns are kept, by the name a return says. */
export const sourceTables: Readonly<Record<ReturnDocuments['source'], SourceTable>> = { slips };
