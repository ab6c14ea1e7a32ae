import type { ReturnDefinition } from '#domain/spt/definition.ts';
import type { ReturnSlip } from '#domain/spt/line-schema.ts';
import { underOf } from './documents.ts';
import { drawingOf } from './drawing.ts';
import type { PrintedSlip } from './slips.ts';
import { sourceTables } from './source-tables.ts';
import { listsOf } from './tables.ts';

/**
 * What a return is made of, where it is kept: drawn in, let go, added up in the database, and listed under a line or in an attachment. Of a
 * document that is no slip a list shows what its own table says.
 */
export const sourceOf = ({ documents }: Pick<ReturnDefinition, 'documents'>) => {
  const table = sourceTables[documents.source];
  return {
    list: table.list,
    live: table.live,
    ...drawingOf(table, documents.kinds),
    ...underOf<ReturnSlip>(table),
    ...listsOf<ReturnSlip, PrintedSlip>(table),
  };
};
