import type { PulledSlip } from '#domain/bupot/pull/pulled-slip.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import type { Office } from '../../simulator/options.ts';
import { bupotFamily } from './family.ts';
import { broughtUp, type Kept, revisionOf } from './life.ts';

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
  const current = await office.books.transact((books) => broughtUp(office, books, entry));
  const { content } = current;
  const said = SAID[current.state];
  if (!said) return [];
  const { slipKind, nitku, period, date, taxCode, facility, payee, gross, rate, tax, borne } = content.document;
  return [
    {
      number,
      revision: revisionOf(current),
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
