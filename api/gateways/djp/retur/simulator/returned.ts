import type { PulledRetur, PulledReturLine } from '#domain/faktur/pull/pulled-retur.ts';
import { type Answer, done, refused } from '../../../answer.ts';
import { behaviourOf } from '../../simulator/behaviours.ts';
import type { BookWriter, Entry } from '../../simulator/books.ts';
import { bringingUp } from '../../simulator/document/bring-up.ts';
import { type Counters, DOWN } from '../../simulator/gate.ts';
import type { Office } from '../../simulator/options.ts';
import type { ReturDocument } from '../document.ts';
import type { NamedRetur, ReturnedLine, SellerAnswer } from '../returned.ts';
import { answered, life, returFamily, type Stored, sellerMasa } from './family.ts';

const lineOf = (row: ReturDocument['rows'][number]): PulledReturLine => ({
  opt: row.Type === 'B' ? 'B' : 'A',
  code: row.Code,
  name: row.Name,
  unit: row.Unit,
  price: row.UnitPrice,
  quantity: row.ReturnQuantity,
  discount: row.ReturnDiscount,
  dpp: row.ReturnTaxBase,
  otherDpp: row.ReturnOtherTaxBase,
  ppn: row.ReturnVAT,
  ppnbmRate: row.STLGRate,
  ppnbm: row.ReturnSTLG,
});

/** Null before it is signed, or if it failed before it reached the seller. */
const statusOf = ({ state, number }: Stored): PulledRetur['status'] | null => {
  if (number === null) return null;
  switch (state) {
    case 'WAITING_SELLER':
      return 'WAITING_FOR_APPROVAL';
    case 'APPROVED':
    case 'CANCELED':
      return state;
    case 'REJECTED':
      return 'NOT_APPROVED';
    default:
      return null;
  }
};

export const returnedSimulator = (office: Office, through: Counters): ReturnedLine => {
  const { books } = office;
  const broughtUp = bringingUp(life);

  const pulledView = async (entry: Stored): Promise<PulledRetur | null> => {
    const status = statusOf(entry);
    if (status === null) return null;
    const { tin, head, rows } = entry.content.document;
    return {
      number: entry.number ?? '',
      invoiceNumber: head.InvoiceNumber,
      seller: head.SellerTIN,
      status,
      buyer: { npwp: tin, name: (await office.nameOf(tin)) ?? 'WAJIB PAJAK' },
      date: head.ReturnDate.split('-').reverse().join('-'),
      lines: rows.map(lineOf),
    };
  };
  const find = async (writer: BookWriter, seller: string, { number, buyer }: NamedRetur): Promise<Stored | null> => {
    const entry = await writer.byNumber(buyer, number);
    if (!entry || !returFamily.holds(entry.kind)) return null;
    const found = await broughtUp(office, writer, entry);
    return found.content.document.head.SellerTIN === seller ? found : null;
  };

  const ofMasa = async (writer: BookWriter, tin: string, period: string): Promise<PulledRetur[]> => {
    const entries: Entry[] = await writer.byParty(sellerMasa(tin, period));
    const pulled: PulledRetur[] = [];
    for (const entry of entries) {
      const one = await pulledView(await broughtUp(office, writer, entry));
      if (one) pulled.push(one);
    }
    return pulled.sort((a, b) => (a.number < b.number ? -1 : 1));
  };
  const named = async (writer: BookWriter, tin: string, returs: readonly NamedRetur[]): Promise<PulledRetur[]> => {
    const pulled: PulledRetur[] = [];
    for (const name of returs) {
      const entry = await find(writer, tin, name);
      const one = entry && (await pulledView(entry));
      if (one) pulled.push(one);
    }
    return pulled;
  };

  const answer = async (
    writer: BookWriter,
    { tin, agrees, reason, ...name }: SellerAnswer,
  ): Promise<Answer<PulledRetur>> => {
    const entry = await find(writer, tin, name);
    const result = entry && (await pulledView(entry));
    if (!entry || !result) return refused('DOCUMENT_UNKNOWN', 'Dokumen tidak ditemukan.');
    if (result.status === (agrees ? 'APPROVED' : 'NOT_APPROVED')) return done(result);
    if (result.status !== 'WAITING_FOR_APPROVAL')
      return refused('NOTHING_TO_ANSWER', 'Tidak ada retur yang menunggu jawaban.');
    const after = answered(entry, agrees, office.now(), reason);
    await writer.change(after);
    return done({ ...result, status: agrees ? 'APPROVED' : 'NOT_APPROVED' });
  };

  const withBooks = <T>(tin: string, work: (writer: BookWriter) => Promise<Answer<T>>): Promise<Answer<T>> =>
    through(async () => (behaviourOf(tin).line === 'down' ? DOWN : books.transact(work)));

  return {
    pullReturned: (params) =>
      withBooks(params.tin, async (writer) =>
        done(
          'period' in params
            ? await ofMasa(writer, params.tin, params.period)
            : await named(writer, params.tin, params.returs),
        ),
      ),
    answerBuyer: (input) => withBooks(input.tin, (writer) => answer(writer, input)),
  };
};
