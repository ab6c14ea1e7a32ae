import { type Answer, done, refused } from '../../../answer.ts';
import type { BillingBooks } from '../../billing/simulator/books.ts';
import type { BookReader, BookWriter } from '../../simulator/books.ts';
import { hashOf } from '../../simulator/content-hash.ts';
import { type BadLine, BUSY, DOWN, gate, LOST } from '../../simulator/gate.ts';
import { type SimulatorOptions, withDefaults } from '../../simulator/options.ts';
import { requestedBehaviour } from '../../simulator/refusals.ts';
import type { SptReceipt, SptVerdict } from '../port.ts';
import type { NamedSpt, SptDocument, SptLine } from '../wire.ts';
import { referenceOf, SPT_KIND, type StoredSpt, stepped, storedSpt, uncovered } from './settle.ts';

type SptBehaviour = {
  readonly slips: number;
  readonly says: { readonly id: string; readonly en: string };
  readonly line?: BadLine;
  readonly refusal?: { readonly code: string; readonly message: string };
};

const sptBehaviours: readonly SptBehaviour[] = [
  {
    slips: 13,
    says: { id: 'SPT ditolak: isi tidak sesuai', en: 'Return rejected: its content does not agree' },
    refusal: { code: 'SPT_MISMATCH', message: 'Isi SPT tidak sesuai dengan bukti potong yang terbit.' },
  },
  {
    slips: 14,
    says: { id: 'SPT: jawaban pertama hilang', en: 'Return: the first answer is lost' },
    line: 'lost-answer',
  },
  {
    slips: 15,
    says: { id: 'SPT: permintaan pertama tidak sampai', en: 'Return: the first request does not arrive' },
    line: 'lost-request',
  },
  {
    slips: 16,
    says: { id: 'SPT: kantor pajak tidak dapat dihubungi', en: 'Return: the tax office cannot be reached' },
    line: 'down',
  },
];

const sptBehaviourOf = (documentCount: number): Pick<SptBehaviour, 'line' | 'refusal'> =>
  sptBehaviours.find(({ slips }) => slips === documentCount) ?? {};

const unknown = () => refused('DOCUMENT_UNKNOWN', 'SPT tidak ditemukan.');

const verdictOf = ({ state, number, code, message, content }: StoredSpt): SptVerdict => {
  if (state === 'FILED') return { state: 'filed', bpe: number ?? '', at: content.filedAt ?? 0 };
  if (state === 'REJECTED') return { state: 'rejected', code: code ?? '', message: message ?? '' };
  if (state === 'ANNULLED') return { state: 'annulled', code: code ?? '', message: message ?? '' };
  if (state === 'WAITING_PAYMENT') return { state: 'waitingPayment', expiresAt: content.payUntil ?? 0 };
  return { state: state === 'LAPSED' ? 'lapsed' : 'waiting' };
};

const find = async (books: BookReader, named: NamedSpt): Promise<StoredSpt | null> => {
  const entry = 'ref' in named ? await books.byRef(named.ref) : await books.byKey(named.tin, named.key);
  if (!entry || entry.tin !== named.tin || entry.kind !== SPT_KIND || entry.state === 'NOT_ARRIVED') return null;
  return storedSpt(entry);
};

const requestedRefusal = async (books: BookReader, document: SptDocument): Promise<SptBehaviour['refusal']> => {
  const behaviour = requestedBehaviour(document.signee.name);
  if (!behaviour) return undefined;
  const before = await books.byReference(document.tin, referenceOf(document));
  return before.some(({ code }) => code === behaviour.code) ? undefined : behaviour;
};

/** Reads payments from the books of billing codes. */
export const openSptSimulator = (options: SimulatorOptions & { readonly billingBooks: BillingBooks }): SptLine => {
  const office = withDefaults(options);
  const { books, now, newRef, verdictAfterMs } = office;
  const billings = options.billingBooks.read;
  const through = gate(office);

  const refusalOf = async (writer: BookWriter, document: SptDocument): Promise<Answer<never> | null> => {
    const same = (await writer.byReference(document.tin, referenceOf(document))).map(storedSpt);
    if (same.some(({ state }) => state === 'FILED'))
      return refused('ALREADY_FILED', 'SPT masa pajak ini sudah dilaporkan.');
    if (same.some(({ state }) => state === 'RECEIVED' || state === 'WAITING_PAYMENT'))
      return refused('ALREADY_SENT', 'SPT masa pajak ini sedang diproses.');
    const [open] = uncovered(document);
    return open ? refused('NOT_PAID', `Belum ada pembayaran untuk ${open}.`) : null;
  };

  const receive = async (writer: BookWriter, document: SptDocument, key: string): Promise<Answer<SptReceipt>> => {
    const receiptOf = async (entry: StoredSpt): Promise<Answer<SptReceipt>> => {
      const current = await stepped(writer, billings, entry, now());
      return done({ ref: current.ref, verdict: verdictOf(current) });
    };
    const contentHash = hashOf(document);
    const found = await writer.byKey(document.tin, key);
    const known = found && storedSpt(found);
    if (known && known.state !== 'NOT_ARRIVED')
      return known.contentHash === contentHash
        ? receiptOf(known)
        : refused('KEY_REUSED', 'Kunci sudah dipakai untuk isi lain.');
    const { line, refusal = await requestedRefusal(writer, document) } = sptBehaviourOf(document.documentCount);
    if (line === 'down') return DOWN;
    const lost = !known && (line === 'lost-request' || line === 'busy-once');
    const refusedNow = lost ? null : await refusalOf(writer, document);
    if (refusedNow) return refusedNow;
    const entry: StoredSpt = {
      ref: known?.ref ?? newRef(),
      key,
      kind: SPT_KIND,
      tin: document.tin,
      reference: referenceOf(document),
      number: null,
      payeeMasa: null,
      state: lost ? 'NOT_ARRIVED' : 'RECEIVED',
      code: refusal?.code ?? null,
      message: refusal?.message ?? null,
      contentHash,
      content: { document, filedAt: null, payUntil: null },
      readyAt: now() + verdictAfterMs,
      updatedAt: now(),
    };
    await (known ? writer.change(entry) : writer.add(entry));
    if (lost) return line === 'busy-once' ? BUSY : LOST;
    return line === 'lost-answer' && !known ? LOST : receiptOf(entry);
  };

  const about = (
    named: NamedSpt,
    say: (writer: BookWriter, entry: StoredSpt) => Promise<Answer<SptVerdict>>,
  ): Promise<Answer<SptVerdict>> =>
    through(() =>
      books.transact(async (writer) => {
        const entry = await find(writer, named);
        return entry ? say(writer, await stepped(writer, billings, entry, now())) : unknown();
      }),
    );

  return {
    file: (document, key) => through(() => books.transact((writer) => receive(writer, document, key))),
    ask: (named) => about(named, async (_writer, entry) => done(verdictOf(entry))),
    takeBack: (named) =>
      about(named, async (writer, entry) => {
        if (entry.state === 'LAPSED') return done(verdictOf(entry));
        if (entry.state !== 'WAITING_PAYMENT') return refused('NOT_WAITING', 'SPT ini tidak menunggu pembayaran.');
        const next: StoredSpt = { ...entry, state: 'LAPSED', updatedAt: now() };
        await writer.change(next);
        return done(verdictOf(next));
      }),
  };
};
