import { returLabel } from '#domain/faktur/retur.ts';
import { noteOf } from '#domain/faktur/retur-compute.ts';
import { returGoesOut } from '#domain/faktur/retur-status.ts';
import { say } from '#domain/messages/index.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { lettersOf } from '../../../documents/letters.ts';
import type { ReturPaperView } from '../files/retur-pdf.ts';
import { letterOf } from '../keluaran-family.ts';
import { noteSent } from '../letters.ts';
import { type ReturMasukan, wholeReturs } from './family.ts';
import { returLinks, returPaperOf, returToDraw } from './print-retur.ts';
import { addressOf, lackOf } from './sellers.ts';

const valuesOf = (retur: ReturMasukan, { buyer, seller }: ReturPaperView, senderName: string) => ({
  sellerName: seller.name,
  companyName: buyer.name,
  companyNpwp: buyer.npwp,
  noteName: say('id', `pdfRetur.title.${noteOf(retur.lines)}`),
  number: returLabel(retur),
  originNumber: retur.originNumber ?? '-',
  reference: retur.reference ?? '',
  date: formatDay(retur.date),
  period: formatPeriod(retur.period),
  dpp: formatRupiah(retur.dpp),
  ppn: formatRupiah(retur.ppn),
  senderName,
});

export const returLetters = lettersOf(wholeReturs, {
  kind: 'retur-in.send',
  by: 'EFAKTUR_DOC_SEND',
  outgoing: async (deps, scope, retur) => {
    if (!returGoesOut(retur)) return null;
    const view = await returPaperOf(scope, deps.db.read, retur);
    return {
      product: 'retur',
      template: 'retur_masukan',
      senderName: view.buyer.name,
      needs: ['EFAKTUR_DOC_VIEW'],
      values: valuesOf(retur, view, scope.userName),
      link: (tx, letterId) => returLinks.linkIn(tx, deps, scope, retur, letterId),
      paper: (link) => returToDraw({ ...view, qr: link?.url ?? view.qr }, scope.locale),
      stored: {},
    };
  },
  recipient: addressOf,
  lack: lackOf,
  going: letterOf,
  sent: noteSent,
});
