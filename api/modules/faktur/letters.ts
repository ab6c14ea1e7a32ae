import { totalOf } from '#domain/faktur/compute.ts';
import { labelOf } from '#domain/faktur/number.ts';
import { printedAmount, printedTotal } from '#domain/faktur/rounded-totals.ts';
import { isApproved } from '#domain/faktur/status-queries.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import type { Tx } from '../../../db/database.ts';
import { lockFaktur, patchFaktur } from '../../../db/repositories/faktur/faktur.ts';
import { lettersOf } from '../../documents/letters.ts';
import { lackOf, letterOf, recipientOf, wholeFakturs } from './keluaran-family.ts';
import { type PrintData, printDataOf, toDraw } from './print-data.ts';
import { fakturLinks } from './print-faktur.ts';

const bothAmounts = (amount: string, printed: string, words: string, locale: Locale): string => {
  if (printed === amount) return formatRupiah(amount);
  return say(locale, words, { lines: formatRupiah(amount), document: formatRupiah(printed) });
};
const amountAndPrinted = (amount: string, locale: Locale): string =>
  bothAmounts(amount, printedAmount(amount), 'pdf.both', locale);

const valuesOf = ({ faktur, seller }: PrintData, { userName: senderName, locale }: Scope) => ({
  buyerName: faktur.counterpartyName,
  companyName: seller.name,
  companyNpwp: seller.npwp,
  number: labelOf(faktur),
  reference: faktur.reference ?? '',
  date: formatDay(faktur.date),
  period: formatPeriod(faktur.period),
  dpp: amountAndPrinted(faktur.dpp, locale),
  ppn: amountAndPrinted(faktur.ppn, locale),
  total: bothAmounts(totalOf(faktur.code, faktur), printedTotal(faktur.code, faktur), 'pdf.both_total', locale),
  senderName,
});

/** Applied to the current row, so that a concurrent change does not lose the record of the sending. */
export const noteSent = async (tx: Tx, scope: Scope, id: string, at: number) => {
  const read = await lockFaktur(tx, scope, id);
  if (!read) return null;
  await patchFaktur(tx, scope, read, { sentAt: at }, at, read.updatedBy);
  return { version: read.version + 1, status: read.status };
};

export const fakturLetters = lettersOf(wholeFakturs, {
  kind: 'faktur.send',
  by: 'EFAKTUR_DOC_SEND',
  outgoing: async (deps, scope, faktur) => {
    if (!isApproved(faktur)) return null;
    const data = await printDataOf(scope, deps.db.read, faktur);
    return {
      product: 'efaktur',
      template: 'faktur_keluaran',
      senderName: data.seller.name,
      needs: ['EFAKTUR_DOC_VIEW'],
      values: valuesOf(data, scope),
      link: (tx, letterId) => fakturLinks.linkIn(tx, deps, scope, faktur, letterId),
      paper: () => toDraw(data, scope.locale),
      stored: {},
    };
  },
  recipient: recipientOf,
  lack: lackOf,
  going: letterOf,
  sent: noteSent,
});
