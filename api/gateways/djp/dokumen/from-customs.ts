import { dokumenMasukanElements } from '#domain/faktur/dokumen-xml.ts';
import { inputOfPulled, type PulledDokumen } from '#domain/faktur/pull/pulled-dokumen.ts';
import { dayBegins, jakartaDay } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../answer.ts';
import { elementsOf } from '../elements-of.ts';
import { behaviourOf } from '../simulator/behaviours.ts';
import { type BookReader, type Content, type Entry, readerOf } from '../simulator/books.ts';
import { hashOf } from '../simulator/content-hash.ts';
import { type Counters, DOWN } from '../simulator/gate.ts';
import type { Office } from '../simulator/options.ts';
import { withBooks } from '../simulator/with-books.ts';
import { fromCustoms, madeIn, sideOf } from './customs.ts';
import { type DokumenDocument, dokumenDocument } from './document.ts';
import type { DokumenParams, PrepopulatedLine } from './prepopulated.ts';

const read = readerOf(dokumenDocument);

const entryOf = (tin: string, pulled: PulledDokumen): Entry => {
  const head = elementsOf(dokumenMasukanElements, inputOfPulled(pulled));
  const document = dokumenDocument.parse({
    tin,
    side: 'in',
    replacesNumber: null,
    signee: { name: pulled.recordedBy, npwp: '' },
    head,
  });
  const at = dayBegins(pulled.date);
  const content: Content<DokumenDocument> = {
    document,
    signingAt: at,
    finding: null,
    agreed: false,
    approvedAt: at,
    replacedBy: null,
    requests: {},
    notice: null,
  };
  const ref = `customs ${tin} ${pulled.number}`;
  return {
    ref,
    key: ref,
    kind: 'DOC_IN',
    tin,
    reference: pulled.number,
    number: pulled.number,
    payeeMasa: null,
    state: 'APPROVED',
    code: null,
    message: null,
    contentHash: hashOf(document),
    content,
    readyAt: at,
    updatedAt: at,
  };
};

/** Imports from customs can be read by number, and are stored once they change. */
export const withCustoms = (office: Office): Office => {
  const handedOn = (tin: string, number: string): Entry | null => {
    const pulled = fromCustoms(tin, 'PIB', madeIn(number) ?? '', jakartaDay(office.now())).find(
      (one) => one.number === number,
    );
    return pulled ? entryOf(tin, pulled) : null;
  };
  return withBooks(office, (reader) => ({
    byNumber: async (tin, number) => (await reader.byNumber(tin, number)) ?? handedOn(tin, number),
    byReference: async (tin, reference) => {
      const sent = await reader.byReference(tin, reference);
      const other = handedOn(tin, reference);
      return other && !(await reader.byRef(other.ref)) ? [...sent, other] : sent;
    },
  }));
};

const since = async (
  books: BookReader,
  tin: string,
  side: 'out' | 'in',
  pulled: PulledDokumen,
): Promise<PulledDokumen> => {
  const kind = side === 'out' ? 'DOC_OUT' : 'DOC_IN';
  const sent = (await books.byReference(tin, pulled.number)).filter((one) => one.kind === kind);
  const inForce = sent.find(({ state }) => state === 'APPROVED');
  if (!inForce) {
    const state = sent.find((one) => one.state === 'CANCELED')?.state;
    return state === 'CANCELED' ? { ...pulled, status: state } : pulled;
  }
  const { head, side: of } = read(inForce).content.document as DokumenDocument;
  const amounts =
    of === 'out'
      ? { dpp: head.TaxBase, ppn: head.VAT, ppnbm: head.STLG }
      : { dpp: head.TotalTaxBase, ppn: head.TotalVAT, ppnbm: head.TotalSTLG };
  return { ...pulled, ...amounts, status: 'APPROVED' };
};

export const prepopulatedSimulator = (office: Office, through: Counters): PrepopulatedLine => {
  const answer = async ({ tin, source, period }: DokumenParams): Promise<Answer<readonly PulledDokumen[]>> => {
    const behaviour = behaviourOf(tin);
    if (behaviour.line === 'down') return DOWN;
    if (behaviour.name === 'buyer-not-found') return refused('TAXPAYER_NOT_FOUND', 'Wajib pajak tidak ditemukan.');
    const made = fromCustoms(tin, source, period, jakartaDay(office.now()));
    return done(await Promise.all(made.map((pulled) => since(office.books.read, tin, sideOf(source), pulled))));
  };
  return { prepopulated: (params) => through(() => answer(params)) };
};
