import { type Answer, done, refused } from '../../../answer.ts';
import type { Verdict } from '../../document-port.ts';
import type { DocumentLine, Named } from '../../translate.ts';
import type { BookReader, Entry } from '../books.ts';
import { type Counters, DOWN } from '../gate.ts';
import type { Office } from '../options.ts';
import { bringingUp } from './bring-up.ts';
import type { Family } from './family.ts';
import { receiving } from './receive.ts';

const unknown = () => refused('DOCUMENT_UNKNOWN', 'Dokumen tidak ditemukan.');

export const documentSimulator = <D extends { readonly tin: string }, R extends string>(
  office: Office,
  through: Counters,
  family: Family<D, R>,
): DocumentLine<D, R> => {
  const { books } = office;
  const { read, isDue, verdictOf } = family;
  const broughtUp = bringingUp(family);
  const receive = receiving(family);
  const isDown = (entry: Entry): boolean => family.lineOf(read(entry).content.document) === 'down';

  const entryOf = (reader: BookReader, named: Named): Promise<Entry | null> => {
    if ('ref' in named) return reader.byRef(named.ref);
    return 'key' in named ? reader.byKey(named.tin, named.key) : reader.byNumber(named.tin, named.number);
  };
  const find = async (reader: BookReader, named: Named): Promise<Entry | null> => {
    const entry = await entryOf(reader, named);
    return entry && entry.tin === named.tin && entry.state !== 'NOT_ARRIVED' && family.holds(entry.kind) ? entry : null;
  };

  const ask = async (named: Named): Promise<Answer<Verdict>> => {
    const entry = await find(books.read, named);
    if (!entry) return unknown();
    if (isDown(entry)) return DOWN;
    const current = read(entry);
    // Most queries change nothing, so they are answered without a write transaction.
    if (!isDue(current, office.now()) && !current.content.replacedBy) return done(verdictOf(current, office.now()));
    return books.transact(async (writer) => {
      const fresh = await find(writer, named);
      return fresh ? done(verdictOf(await broughtUp(office, writer, fresh), office.now())) : unknown();
    });
  };

  const request = (name: R, named: Named, reason: string, key: string): Promise<Answer<Verdict>> =>
    books.transact(async (writer) => {
      const found = await find(writer, named);
      if (!found) return unknown();
      if (isDown(found)) return DOWN;
      const entry = await broughtUp(office, writer, found);
      const reasonText = `${name}: ${reason}`;
      const before = entry.content.requests[key];
      if (before !== undefined && before !== reasonText)
        return refused('KEY_REUSED', 'Kunci sudah dipakai untuk permintaan lain.');
      if (before !== undefined) return done(verdictOf(entry, office.now()));
      const answer = await family.requests[name](office, writer, entry);
      if (!('content' in answer)) return answer;
      const changed = { ...answer.content, requests: { ...answer.content.requests, [key]: reasonText } };
      await writer.change({ ...answer, content: changed });
      const current = await broughtUp(office, writer, { ...answer, content: changed });
      return done(verdictOf(current, office.now()));
    });

  return {
    receive: (document, key) => through(() => books.transact((writer) => receive(office, writer, document, key))),
    ask: (named) => through(() => ask(named)),
    request: (name, named, reason, key) => through(() => request(name, named, reason, key)),
  };
};
