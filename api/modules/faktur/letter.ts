import { totalOf } from '#domain/faktur/compute.ts';
import { isApproved } from '#domain/faktur/standing.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { formatDay, formatPeriod, formatRupiah } from '#domain/text/format.ts';
import type { Deps } from '../deps.ts';
import type { Tokens } from '../kit/public-token.ts';
import { labelOf, loadFaktur, permit } from './load-faktur.ts';
import { wrongStatus } from './move-fakturs.ts';
import { type PrintData, printDataOf } from './print-data.ts';
import type { PublicLink } from './public-link.ts';
import { type Channel, recipientOf } from './recipients.ts';

/** What a template may name; the same for every channel. */
type Values = Record<
  | 'buyerName'
  | 'companyName'
  | 'companyNpwp'
  | 'number'
  | 'reference'
  | 'date'
  | 'period'
  | 'dpp'
  | 'ppn'
  | 'total'
  | 'link'
  | 'linkExpires'
  | 'senderName',
  string
>;
type Words = { subject: string; body: string };

/** Templates and links belong to other rooms; who calls hands them in. */
export type Stationery = {
  template(deps: Deps, scope: Scope, key: { channel: Channel; product: 'efaktur' }): Promise<Words>;
  render(words: Words, values: Values): { subject: string; text: string; html: string };
  tokens: Tokens;
};

/** International form without plus: "0812..." and "+62 812 ..." are both "62812...". */
export const phoneOf = (text: string): string => text.replace(/\D/g, '').replace(/^0/, '62');

export const valuesOf = ({ faktur, seller }: PrintData, link: PublicLink, senderName: string): Values => ({
  buyerName: faktur.buyerName,
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

/** Left as they are in a letter that is still to be read over: the link is made when it is sent. */
const LINK_LATER = { link: '%{link}', linkExpires: '%{linkExpires}' };

export type Letter = { channel: Channel; to: string; subject: string; body: string };

/** What would be sent about an approved invoice: the company's template with the values of this one in place, to be changed. */
export const letterFor = async (
  deps: Deps,
  scope: Scope,
  stationery: Pick<Stationery, 'template' | 'render'>,
  { id, channel }: { id: string; channel: Channel },
): Promise<Letter> => {
  permit(scope, 'EFAKTUR_DOC_SEND');
  const faktur = await loadFaktur(scope, deps.db.read, id);
  if (!isApproved(faktur)) throw wrongStatus(faktur);
  const [data, to, template] = await Promise.all([
    printDataOf(scope, deps.db.read, faktur),
    recipientOf(scope, deps.db.read, faktur, channel),
    stationery.template(deps, scope, { channel, product: 'efaktur' }),
  ]);
  const values = { ...valuesOf(data, { url: '', expiresAt: 0 }, scope.userName), ...LINK_LATER };
  const { subject, text } = stationery.render(template, values);
  return { channel, to: to ?? '', subject, body: text };
};
