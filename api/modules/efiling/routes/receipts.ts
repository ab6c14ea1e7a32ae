import { receiptSchema } from '#domain/efiling/filing-schema.ts';
import { previewRoutes } from '../../../documents/routes/papers.ts';
import type { Deps } from '../../../services/deps.ts';
import { publicReceipt, publicReceiptPdf } from '../receipt.ts';

/** Open to everybody who has the link. */
export const receiptRoutes = (deps: Deps) =>
  previewRoutes(deps, {
    base: '/efiling/bpe',
    noun: 'Receipt',
    summary: 'The receipt of a filed return, as it is stored here',
    answer: receiptSchema,
    view: publicReceipt,
    pdf: publicReceiptPdf,
  });
