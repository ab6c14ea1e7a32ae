import { headOffice } from '#domain/rules/identity/nitku.ts';
import { isNpwp16, NO_NPWP } from '#domain/rules/identity/npwp.ts';
import { type Answer, done, refused } from '../../answer.ts';
import type { FakturDocument } from '../document.ts';
import type { Receipt, Taxpayer, Verdict } from '../port.ts';
import { DOWN } from './bad-line.ts';
import { behaviourOf } from './behaviours.ts';
import { type BookReader, type Entry, kept } from './books.ts';
import { gate } from './gate.ts';
import { type SimulatorOptions, withDefaults } from './options.ts';
import { broughtUp, isDue, partyOf } from './progress.ts';
import { receive } from './receive.ts';
import { type RequestName, requests } from './requests.ts';
import { verdictOf } from './verdict.ts';

/** Which document: by the office's reference, or by the sender's key. */
export type Named = { readonly tin: string } & ({ readonly ref: string } | { readonly key: string });

/** The simulated office as its visitors meet it, whether in the same process or over HTTP. */
export type Desk = {
  receive(document: FakturDocument, key: string): Promise<Answer<Receipt>>;
  ask(document: Named): Promise<Answer<Verdict>>;
  request(name: RequestName, document: Named, reason: string, key: string): Promise<Answer<Verdict>>;
  taxpayer(npwp: string): Promise<Answer<Taxpayer>>;
};

const unknown = () => refused('DOCUMENT_UNKNOWN', 'Dokumen tidak ditemukan.');

const find = async (books: BookReader, named: Named): Promise<Entry | null> => {
  const entry = 'ref' in named ? await books.byRef(named.ref) : await books.byKey(named.tin, named.key);
  return entry && entry.tin === named.tin && entry.state !== 'NOT_ARRIVED' ? entry : null;
};

export const openDesk = (options: SimulatorOptions): Desk => {
  const office = withDefaults(options);
  const { books } = office;
  const through = gate(office);
  const isDown = (entry: Entry): boolean => behaviourOf(partyOf(kept(entry).content)).line === 'down';

  const ask = async (named: Named): Promise<Answer<Verdict>> => {
    const entry = await find(books.read, named);
    if (!entry) return unknown();
    if (isDown(entry)) return DOWN;
    const current = kept(entry);
    // Most questions change nothing: they are answered without taking the pen.
    if (!isDue(current, office.now()) && !current.content.replacedBy) return done(verdictOf(current, office.now()));
    return books.transact(async (writer) => {
      const fresh = await find(writer, named);
      return fresh ? done(verdictOf(await broughtUp(office, writer, fresh), office.now())) : unknown();
    });
  };

  const request: Desk['request'] = (name, named, reason, key) =>
    books.transact(async (writer) => {
      const found = await find(writer, named);
      if (!found) return unknown();
      if (isDown(found)) return DOWN;
      const entry = await broughtUp(office, writer, found);
      const asked = `${name}: ${reason}`;
      const before = entry.content.requests[key];
      if (before !== undefined && before !== asked)
        return refused('KEY_REUSED', 'Kunci sudah dipakai untuk permintaan lain.');
      if (before !== undefined) return done(verdictOf(entry, office.now()));
      const answer = await requests[name](office, writer, entry);
      if (!('content' in answer)) return answer;
      const changed = { ...answer.content, requests: { ...answer.content.requests, [key]: asked } };
      await writer.change({ ...answer, content: changed });
      const current = await broughtUp(office, writer, { ...answer, content: changed });
      return done(verdictOf(current, office.now()));
    });

  const taxpayer = async (npwp: string): Promise<Answer<Taxpayer>> => {
    const behaviour = behaviourOf(npwp);
    if ('line' in behaviour && behaviour.line === 'down') return DOWN;
    if (!isNpwp16(npwp) || npwp === NO_NPWP || behaviour.name === 'buyer-not-found')
      return refused('TAXPAYER_NOT_FOUND', 'Wajib pajak tidak ditemukan.');
    const name = await office.nameOf(npwp);
    return done({ npwp, name, status: 'ACTIVE', nitku: [{ nitku: headOffice(npwp), name }] });
  };

  return {
    receive: (document, key) => through(() => books.transact((writer) => receive(office, writer, document, key))),
    ask: (named) => through(() => ask(named)),
    request: (name, named, reason, key) => through(() => request(name, named, reason, key)),
    taxpayer: (npwp) => through(() => taxpayer(npwp)),
  };
};
