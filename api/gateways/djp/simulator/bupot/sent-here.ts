import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { rupiah, sen } from '#domain/kit/money.ts';
import type { Office } from '../options.ts';
import { bupotFamily } from './family.ts';
import { broughtUp, type Kept } from './life.ts';

const SAID: Readonly<Partial<Record<Kept['state'], PulledSlip['state']>>> = {
  APPROVED: 'NORMAL',
  WAITING_CANCEL: 'NORMAL',
  CANCELED: 'CANCELED',
};

/** The slip of a withholder with this number as it stands, where it was sent to this office. */
export const sentHere = async (
  office: Office,
  self: { npwp: string; name: string },
  number: string,
): Promise<PulledSlip[]> => {
  const entry = await office.books.read.byNumber(self.npwp, number);
  if (!entry || !bupotFamily.holds(entry.kind)) return [];
  const { state, content } = await office.books.transact((books) => broughtUp(office, books, entry));
  const said = SAID[state];
  if (!said) return [];
  const { slipKind, kind, nitku, period, date, taxCode, facility, payee, gross, rate, tax, borne } = content.document;
  return [
    {
      number,
      revision: kind === 'CORRECTION' ? 1 : 0,
      kind: slipKind,
      role: 'withholder',
      state: said,
      withholder: { ...self, nitku },
      payee,
      period,
      date,
      taxCode,
      facility,
      gross,
      rate: rate ?? '0',
      tax: rupiah(sen(tax) + sen(borne)),
      document: null,
    },
  ];
};
