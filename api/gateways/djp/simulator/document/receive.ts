import { jakartaDay } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../../answer.ts';
import type { Receipt } from '../../document-port.ts';
import type { BookWriter, Entry } from '../books.ts';
import { hashOf } from '../content-hash.ts';
import { BUSY, DOWN, LOST } from '../gate.ts';
import type { Office } from '../options.ts';
import { bringingUp } from './bring-up.ts';
import type { Family, OfficeFinding } from './family.ts';

type NewEntry = {
  ref: string;
  key: string;
  contentHash: string;
  state: 'RECEIVED' | 'NOT_ARRIVED';
  original?: Pick<Entry, 'payeeMasa'> | null;
};

/** Inside one transaction of the books, so that two with one key or reference cannot both be accepted. */
export const receiving = <D extends { readonly tin: string }, R extends string>(family: Family<D, R>) => {
  const broughtUp = bringingUp(family);

  /** Valid decimals may still exceed the supported range: the office refuses them instead of failing. */
  const findingOf = (document: D, today: string): OfficeFinding | null => {
    try {
      return family.findingOf(document, today);
    } catch {
      return { code: 'MALFORMED_DOCUMENT', message: 'Nilai di luar jangkauan.' };
    }
  };

  const entered = (office: Office, document: D, { ref, key, contentHash, state, original }: NewEntry): Entry => {
    const now = office.now();
    return {
      ref,
      key,
      kind: family.kindOf(document),
      tin: document.tin,
      reference: family.referenceOf(document),
      number: null,
      payeeMasa: original ? original.payeeMasa : family.payeeMasaOf(document),
      state,
      code: null,
      message: null,
      contentHash,
      content: {
        document,
        signingAt: now + office.signingAfterMs,
        finding: findingOf(document, jakartaDay(now)),
        agreed: false,
        approvedAt: null,
        replacedBy: null,
        requests: {},
        notice: null,
      },
      readyAt: now + family.firstStepMs(office, document),
      updatedAt: now,
    };
  };

  return async (office: Office, books: BookWriter, document: D, key: string): Promise<Answer<Receipt>> => {
    const contentHash = hashOf(document);
    const receipt = async (entry: Entry): Promise<Answer<Receipt>> => {
      const current = await broughtUp(office, books, entry);
      return done({ ref: current.ref, verdict: family.verdictOf(current, office.now()) });
    };

    const known = await books.byKey(document.tin, key);
    if (known && known.state !== 'NOT_ARRIVED')
      return known.contentHash === contentHash
        ? receipt(known)
        : refused('KEY_REUSED', 'Kunci sudah dipakai untuk isi lain.');

    const line = family.lineOf(document);
    if (line === 'down') return DOWN;
    const reference = family.referenceOf(document);
    const same = (reference ? await books.byReference(document.tin, reference) : []).filter(({ kind }) =>
      family.holds(kind),
    );
    const wasLost = known !== null || same.some(({ state }) => state === 'NOT_ARRIVED');
    const ref = known?.ref ?? office.newRef();
    const keep = (entry: Entry): Promise<void> => (known ? books.change(entry) : books.add(entry));

    if (!wasLost && (line === 'lost-request' || line === 'busy-once')) {
      await keep(entered(office, document, { ref, key, contentHash, state: 'NOT_ARRIVED' }));
      return line === 'busy-once' ? BUSY : LOST;
    }

    const admitted = await family.admit(office, books, document, same);
    if ('refusal' in admitted) return admitted.refusal;
    const { original } = admitted;
    const entry = entered(office, document, { ref, key, contentHash, state: 'RECEIVED', original });
    await keep(entry);
    if (original) await books.change({ ...original, content: { ...original.content, replacedBy: ref } });
    const answer = await receipt(entry);
    return line === 'lost-answer' ? LOST : answer;
  };
};
