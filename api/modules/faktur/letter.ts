import type { PublicLink } from '#domain/definition/answers.ts';
import { totalOf } from '#domain/faktur/compute.ts';
import { isApproved } from '#domain/faktur/status-queries.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import { type Channel, draftLetter, type Letter, type LetterServices, LINK_LATER } from '../../documents/letter.ts';
import type { Deps } from '../../services/deps.ts';
import { labelOf, loadFaktur, permit } from './load-faktur.ts';
import { wrongStatus } from './move-fakturs.ts';
import { type PrintData, printDataOf } from './print-data.ts';
import { recipientOf } from './recipients.ts';

/** What a template about an invoice may name; the same for every channel. */
export const valuesOf = ({ faktur, seller }: PrintData, link: PublicLink, senderName: string) => ({
  buyerName: faktur.counterpartyName,
  companyName: seller.name,
  companyNpwp: seller.npwp,
  number: labelOf(faktur),
  reference: faktur.reference ?? '-',
  date: formatDay(faktur.date),
  period: formatPeriod(faktur.period),
  dpp: formatRupiah(faktur.dpp),
  ppn: formatRupiah(faktur.ppn),
  total: formatRupiah(totalOf(faktur.code, faktur)),
  link: link.url,
  linkExpires: formatDay(jakartaDay(link.expiresAt)),
  senderName,
});

/** What would be sent about an approved invoice, to be changed. */
export const letterFor = async (
  deps: Deps,
  scope: Scope,
  letterServices: Pick<LetterServices, 'template' | 'render'>,
  { id, channel }: { id: string; channel: Channel },
): Promise<Letter> => {
  permit(scope, 'EFAKTUR_DOC_SEND');
  const faktur = await loadFaktur(scope, deps.db.read, id);
  if (!isApproved(faktur)) throw wrongStatus(faktur);
  const [data, to] = await Promise.all([
    printDataOf(scope, deps.db.read, faktur),
    recipientOf(scope, deps.db.read, faktur, channel),
  ]);
  const values = { ...valuesOf(data, { url: '', expiresAt: 0 }, scope.userName), ...LINK_LATER };
  return draftLetter(deps, scope, letterServices, { key: { channel, product: 'efaktur' }, to, values });
};
