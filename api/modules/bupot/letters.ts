import { labelOf, objectOfSlip } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { exactTax } from '#domain/bupot/view.ts';
import { say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import type { Tx } from '../../../db/database.ts';
import { lockBupot, updateBupot } from '../../../db/repositories/bupot/bupot.ts';
import { lettersOf } from '../../documents/letters.ts';
import { bupotFamily } from './family.ts';
import type { SlipView } from './files/sheet/view.ts';
import { bupotLinks, slipToDraw, viewOf } from './print-bupot.ts';
import { lackOf, letterOf, recipientOf } from './recipients.ts';

const objectName = (bupot: Bupot): string => {
  const object = objectOfSlip(bupot);
  return object ? `${object.code} ${object.name}` : bupot.taxCode;
};

const valuesOf = ({ bupot, withholder }: Pick<SlipView, 'bupot' | 'withholder'>, senderName: string) => ({
  payeeName: bupot.payeeName ?? withholder.name,
  companyName: withholder.name,
  companyNpwp: withholder.npwp,
  number: labelOf(bupot),
  slipName: say('id', `bupot.kind.${bupot.kind}`),
  objectName: objectName(bupot),
  reference: bupot.reference ?? '',
  date: formatDay(bupot.date),
  period: formatPeriod(bupot.period),
  gross: formatRupiah(bupot.gross),
  tax: formatRupiah(exactTax(bupot)),
  senderName,
});

/** Applied to the current row, so that a concurrent change does not lose the record of the sending. */
const sent = async (tx: Tx, scope: Scope, id: string, at: number) => {
  const read = await lockBupot(tx, scope, id);
  if (!read) return null;
  const version = read.version + 1;
  await updateBupot(tx, scope, read, { ...read, version, sentAt: at, updatedAt: at });
  return { version, status: read.status };
};

export const bupotLetters = lettersOf(bupotFamily, {
  kind: 'bupot.send',
  by: 'EBUPOT_WITHHOLDING_SEND',
  outgoing: async (deps, scope, bupot) => {
    if (!isIssued(bupot)) return null;
    const view = await viewOf(scope, deps.db.read, bupot);
    return {
      product: 'ebupot',
      template: 'bukti_potong',
      senderName: view.withholder.name,
      needs: ['EBUPOT_WITHHOLDING_VIEW'],
      values: valuesOf(view, scope.userName),
      link: (tx, letterId) => bupotLinks.linkIn(tx, deps, scope, bupot, letterId),
      paper: (link) => slipToDraw({ ...view, qr: link?.url ?? view.qr }, scope.locale),
      stored: {},
    };
  },
  recipient: recipientOf,
  lack: lackOf,
  going: letterOf,
  sent,
});
