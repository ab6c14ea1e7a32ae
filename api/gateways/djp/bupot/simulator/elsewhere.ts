import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { isTemporary } from '#domain/bupot/year/monthly-slips.ts';
import { isDay } from '#domain/definition/day.ts';
import { dayBegins, jakartaDay } from '#domain/scope.ts';
import type { Content, Entry } from '../../simulator/books.ts';
import { hashOf } from '../../simulator/content-hash.ts';
import type { Office } from '../../simulator/options.ts';
import { withBooks } from '../../simulator/with-books.ts';
import type { BupotDocument } from '../document.ts';
import { inventedSlips, periodOf } from './invented.ts';

/** Null for a payee without an own number, whom the office cannot identify. */
export const payeeMasaOf = ({ payee, period }: Pick<BupotDocument, 'payee' | 'period'>): string | null =>
  payee === null || isTemporary(payee.npwp) ? null : `${payee.npwp} ${period}`;

const FIRST = '2025-01';

export const madeElsewhere = (
  office: Pick<Office, 'now'>,
  self: { readonly npwp: string; readonly name: string },
  period: string,
): PulledSlip[] => {
  if (!isDay(`${period}-01`) || period < FIRST) return [];
  const today = jakartaDay(office.now());
  return inventedSlips(self, period).filter(({ date }) => date <= today);
};

const documentOf = ({ withholder, payee, kind, ...slip }: PulledSlip): BupotDocument => {
  const { period, date, taxCode, facility, gross, rate, tax } = slip;
  return {
    tin: withholder.npwp,
    slipKind: kind,
    kind: 'NORMAL',
    correctsNumber: null,
    reference: null,
    signee: { name: withholder.name, npwp: withholder.npwp },
    nitku: withholder.nitku,
    payee,
    period,
    date,
    taxCode,
    facility,
    gross,
    base: gross,
    nett: '100',
    rate,
    tax,
    borne: '0',
    slip: {},
  };
};

const entryOf = (slip: PulledSlip): Entry => {
  const document = documentOf(slip);
  const { tin } = document;
  const at = dayBegins(slip.date);
  const content: Content<BupotDocument> = {
    document,
    signingAt: at,
    finding: null,
    agreed: false,
    approvedAt: at,
    replacedBy: null,
    requests: {},
    notice: null,
    revision: slip.revision,
  };
  return {
    ref: `elsewhere ${tin} ${slip.number}`,
    key: `elsewhere ${slip.number}`,
    kind: slip.kind,
    tin,
    reference: null,
    number: slip.number,
    payeeMasa: payeeMasaOf(document),
    state: slip.state === 'NORMAL' ? 'APPROVED' : slip.state,
    code: null,
    message: null,
    contentHash: hashOf(document),
    content,
    readyAt: at,
    updatedAt: at,
  };
};

/** Slips made outside Patuh can be read by number, and are stored once they change. */
export const withElsewhere = (office: Office): Office => {
  const invented = (tin: string, number: string): Entry | null => {
    const slips = madeElsewhere(office, { npwp: tin, name: '' }, periodOf(number) ?? '');
    const slip = slips.find((one) => one.number === number && one.role === 'withholder');
    return slip ? entryOf(slip) : null;
  };
  return withBooks(office, (reader) => ({
    byNumber: async (tin, number) => (await reader.byNumber(tin, number)) ?? invented(tin, number),
  }));
};
