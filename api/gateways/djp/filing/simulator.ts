import { type CodeLimits, codeLimitsOn } from '#domain/rules/law/filing-code.ts';
import { jakartaDay } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../answer.ts';
import type { BookWriter, Entry } from '../simulator/books.ts';
import { hashOf } from '../simulator/content-hash.ts';
import { DOWN, gate, LOST } from '../simulator/gate.ts';
import { type SimulatorOptions, withDefaults } from '../simulator/options.ts';
import type { FilingVerdict } from './port.ts';
import type { FilingDocument, FilingLine } from './wire.ts';

const KIND = 'FILING';
/** By the last digits of the size in bytes. */
const behaviours = { 13: 'rejected', 14: 'lost', 16: 'down' } as const;
const behaviourOf = ({ size }: FilingDocument) => behaviours[(size % 100) as keyof typeof behaviours];

const limitsAt = (now: number): CodeLimits => codeLimitsOn(jakartaDay(now));

const wordsOf = (document: FilingDocument, now: number): string => {
  const { digits, lifeMs } = limitsAt(now);
  const stretch = Math.floor(now / lifeMs);
  const number = Number.parseInt(hashOf({ hash: document.hash, stretch }).slice(0, 12), 16);
  return String(number % 10 ** digits).padStart(digits, '0');
};

const verdictOf = ({ state, number, code: why, message, readyAt }: Entry): FilingVerdict => {
  if (state === 'REJECTED') return { state: 'rejected', code: why ?? '', message: message ?? '' };
  return state === 'FILED' ? { state: 'filed', ntte: number ?? '', at: readyAt } : { state: 'waiting' };
};

export const openFilingSimulator = (options: SimulatorOptions): FilingLine => {
  const office = withDefaults(options);
  const { books, now, newRef, verdictAfterMs } = office;
  const through = gate(office);

  const stepped = async (writer: BookWriter, entry: Entry): Promise<Entry> => {
    if (entry.state !== 'RECEIVED' || entry.readyAt > now()) return entry;
    const serial = String(await writer.nextSerial('ntte')).padStart(20, '0');
    const next = entry.code
      ? { ...entry, state: 'REJECTED', updatedAt: now() }
      : { ...entry, state: 'FILED', number: serial, updatedAt: now() };
    await writer.change(next);
    return next;
  };

  const receive = async (
    writer: BookWriter,
    document: FilingDocument,
    given: string,
    key: string,
  ): Promise<Answer<FilingVerdict>> => {
    const contentHash = hashOf(document);
    const known = await writer.byKey(document.tin, key);
    if (known)
      return known.contentHash === contentHash
        ? done(verdictOf(await stepped(writer, known)))
        : refused('KEY_REUSED', 'Kunci sudah dipakai untuk isi lain.');
    const behaviour = behaviourOf(document);
    if (behaviour === 'down') return DOWN;
    if (![now(), now() - limitsAt(now()).lifeMs].some((at) => wordsOf(document, at) === given))
      return refused('CODE_WRONG', 'Kode verifikasi salah atau sudah tidak berlaku.');
    const same = await writer.byReference(document.tin, document.fileName);
    if (same.some(({ state }) => state !== 'REJECTED')) return refused('ALREADY_FILED', 'SPT ini sudah diterima.');
    const entry: Entry = {
      ref: newRef(),
      key,
      kind: KIND,
      tin: document.tin,
      reference: document.fileName,
      number: null,
      payeeMasa: null,
      state: 'RECEIVED',
      code: behaviour === 'rejected' ? 'FILE_MISMATCH' : null,
      message: behaviour === 'rejected' ? 'Isi file tidak sesuai dengan namanya.' : null,
      contentHash,
      content: {},
      readyAt: now() + verdictAfterMs,
      updatedAt: now(),
    };
    await writer.add(entry);
    return behaviour === 'lost' ? LOST : done(verdictOf(entry));
  };

  return {
    sendCode: (document) =>
      through(async () => {
        const { digits, lifeMs, tries } = limitsAt(now());
        const shown = wordsOf(document, now());
        return done({ sentTo: 'email terdaftar', digits, expiresAt: now() + lifeMs, tries, shown });
      }),
    file: ({ document, code: given }, key) =>
      through(() => books.transact((writer) => receive(writer, document, given, key))),
    ask: ({ tin, key }) =>
      through(() =>
        books.transact(async (writer) => {
          const entry = await writer.byKey(tin, key);
          return entry?.kind === KIND
            ? done(verdictOf(await stepped(writer, entry)))
            : refused('DOCUMENT_UNKNOWN', 'SPT tidak ditemukan.');
        }),
      ),
  };
};
