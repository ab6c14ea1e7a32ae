import { sen } from '#domain/definition/money.ts';
import type { FakturSelection } from '#domain/faktur/filter.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { allows, isApproved, isTooLateToSend } from '#domain/faktur/status-queries.ts';
import { fakturRowPages } from '../../../db/repositories/faktur/list.ts';
import type { Channel } from '../../documents/letter.ts';
import type { Bulk, Rule } from '../../documents/selection.ts';
import { labelOf } from './load-faktur.ts';
import { haveRecipient, lackOf } from './recipients.ts';

/** What was found when it was saved, and one more when its time has run out since. */
const errorCountOf = (row: FakturRow, today: string): number => row.errorCount + (isTooLateToSend(row, today) ? 1 : 0);

/** A letter needs an address or a telephone of its buyer. */
const reached = (channel: Channel): NonNullable<Rule<FakturRow>['recipient']> => ({
  known: (scope, query, rows) => haveRecipient(scope, query, rows, channel),
  lack: lackOf(channel),
});

/** What can be done with many invoices at once, who may, and which of them qualify. */
export const bulkActions = {
  upload: { by: 'EFAKTUR_DOC_UPLOAD', fits: (row, today) => allows('upload', row) && errorCountOf(row, today) === 0 },
  retry: { by: 'EFAKTUR_DOC_UPLOAD', fits: (row, today) => allows('retry', row) && errorCountOf(row, today) === 0 },
  inquire: { by: 'EFAKTUR_DOC_VIEW', fits: (row) => allows('inquire', row) },
  'send-email': { by: 'EFAKTUR_DOC_SEND', fits: isApproved, recipient: reached('email') },
  'send-whatsapp': { by: 'EFAKTUR_DOC_SEND', fits: isApproved, recipient: reached('whatsapp') },
  delete: { by: 'EFAKTUR_DOC_DELETE', fits: (row) => allows('remove', row) },
  cancel: { by: 'EFAKTUR_DOC_CANCEL', fits: (row) => allows('cancel', row) },
  pdf: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
  xml: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
  xlsx: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
  csv: { by: 'EFAKTUR_DOC_VIEW', fits: () => true },
} satisfies Bulk<FakturRow, FakturSelection, string>['actions'];
export type BulkAction = keyof typeof bulkActions;

export const fakturBulk: Bulk<FakturRow, FakturSelection, BulkAction> = {
  actions: bulkActions,
  pages: fakturRowPages,
  labelOf,
  amountOf: (row) => BigInt(sen(row.dpp)) + BigInt(sen(row.ppn)),
  errorCountOf,
};
