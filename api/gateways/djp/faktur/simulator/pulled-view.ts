import type { BuyerStatus } from '#domain/faktur/consent.ts';
import type { PulledFaktur, PulledLine } from '#domain/faktur/pull/pulled-faktur.ts';
import type { FakturDocument, Good } from '../../document.ts';
import type { BookReader } from '../../simulator/books.ts';
import type { Office } from '../../simulator/options.ts';
import { type Stored, stored } from './progress.ts';

const lineOf = (good: Good): PulledLine => ({
  opt: good.Opt === 'B' ? 'B' : 'A',
  code: good.Code,
  name: good.Name,
  unit: good.Unit,
  price: good.Price,
  quantity: good.Qty,
  discount: good.TotalDiscount,
  dpp: good.TaxBase,
  otherDpp: good.OtherTaxBase,
  ppnRate: good.VATRate,
  ppn: good.VAT,
  ppnbmRate: good.STLGRate,
  ppnbm: good.STLG,
});

const decided = ({ content: { decision, invalid } }: Stored): BuyerStatus => {
  if (invalid) return 'INVALID';
  return decision === undefined || decision === 'UNDECIDED' ? 'APPROVED' : decision;
};

const statusOf = async (books: BookReader, entry: Stored): Promise<PulledFaktur['status'] | null> => {
  switch (entry.state) {
    case 'AMENDED':
    case 'CANCELED':
      return entry.state;
    case 'WAITING_CANCEL':
      return 'WAITING_FOR_CANCELLATION';
    case 'APPROVED': {
      const { replacedBy } = entry.content;
      const replacement = replacedBy ? await books.byRef(replacedBy) : null;
      return replacement?.state === 'WAITING_AMEND' ? 'WAITING_FOR_AMENDMENT' : decided(entry);
    }
    default:
      return null;
  }
};

export const pulledView = async (office: Office, books: BookReader, entry: Stored): Promise<PulledFaktur | null> => {
  const status = await statusOf(books, entry);
  if (status === null || entry.number === null) return null;
  const { tin, invoice, payment, goods }: FakturDocument = entry.content.document;
  return {
    number: entry.number,
    date: invoice.TaxInvoiceDate,
    status,
    period: entry.payeeMasa?.slice(-7) ?? invoice.TaxInvoiceDate.slice(0, 7),
    creditPeriod: entry.content.creditPeriod ?? null,
    seller: { npwp: tin, nitku: invoice.SellerIDTKU, name: (await office.nameOf(tin)) ?? 'WAJIB PAJAK', address: '' },
    buyer: { npwp: invoice.BuyerTin, nitku: invoice.BuyerIDTKU },
    reference: invoice.RefDesc,
    term: payment.term,
    addInfo: invoice.AddInfo,
    facilityStamp: invoice.FacilityStamp,
    customDoc: invoice.CustomDoc,
    lines: goods.map(lineOf),
  };
};

export const sentTo = async (
  books: BookReader,
  buyer: string,
  { seller, number }: { seller: string; number: string },
): Promise<Stored | null> => {
  const entry = await books.byNumber(seller, number);
  if (!entry || (entry.kind !== 'NORMAL' && entry.kind !== 'SUBSTITUTE')) return null;
  const found = stored(entry);
  return found.content.document.invoice.BuyerTin === buyer ? found : null;
};
