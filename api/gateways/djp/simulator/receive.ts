import { jakartaDay } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../answer.ts';
import type { FakturDocument } from '../document.ts';
import type { Receipt } from '../port.ts';
import { admission } from './admission.ts';
import { BUSY, DOWN, LOST } from './bad-line.ts';
import { behaviourOf } from './behaviours.ts';
import type { BookWriter, Entry } from './books.ts';
import { checkDocument, type OfficeFinding } from './checks.ts';
import { hashOf } from './content-hash.ts';
import type { Office } from './options.ts';
import { broughtUp, partyOf } from './progress.ts';
import { verdictOf } from './verdict.ts';

/** Amounts may be decimals and yet past what can be worked with: the office says no, it does not break. */
const findingOf = (document: FakturDocument, today: string): OfficeFinding | null => {
  try {
    return checkDocument(document, today);
  } catch {
    return { code: 'MALFORMED_DOCUMENT', message: 'Nilai di luar jangkauan.' };
  }
};

type NewEntry = { ref: string; key: string; contentHash: string; state: 'RECEIVED' | 'NOT_ARRIVED' };

/** The entry of a document taken in now. */
const entered = (office: Office, document: FakturDocument, { ref, key, contentHash, state }: NewEntry): Entry => {
  const now = office.now();
  const { signingMs } = behaviourOf(partyOf({ document }));
  return {
    ref,
    key,
    kind: document.kind,
    tin: document.tin,
    reference: document.invoice.RefDesc || null,
    number: null,
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
    readyAt: now + (signingMs ?? office.verdictAfterMs),
    updatedAt: now,
  };
};

/** Takes in a document. Runs inside one transaction of the books, so that two with one key or one reference cannot both get in. */
export const receive = async (
  office: Office,
  books: BookWriter,
  document: FakturDocument,
  key: string,
): Promise<Answer<Receipt>> => {
  const contentHash = hashOf(document);
  const receipt = async (entry: Entry): Promise<Answer<Receipt>> => {
    const current = await broughtUp(office, books, entry);
    return done({ ref: current.ref, verdict: verdictOf(current, office.now()) });
  };

  const known = await books.byKey(document.tin, key);
  if (known && known.state !== 'NOT_ARRIVED')
    return known.contentHash === contentHash
      ? receipt(known)
      : refused('KEY_REUSED', 'Kunci sudah dipakai untuk isi lain.');

  const { line } = behaviourOf(partyOf({ document }));
  if (line === 'down') return DOWN;
  const reference = document.invoice.RefDesc;
  const same = reference ? await books.byReference(document.tin, reference) : [];
  const wasLost = known !== null || same.some(({ state }) => state === 'NOT_ARRIVED');
  const ref = known?.ref ?? office.newRef();
  const keep = (entry: Entry): Promise<void> => (known ? books.change(entry) : books.add(entry));

  if (!wasLost && (line === 'lost-request' || line === 'busy-once')) {
    await keep(entered(office, document, { ref, key, contentHash, state: 'NOT_ARRIVED' }));
    return line === 'busy-once' ? BUSY : LOST;
  }

  const admitted = await admission(office, books, document, same);
  if ('refusal' in admitted) return admitted.refusal;
  const { original } = admitted;
  const entry = entered(office, document, { ref, key, contentHash, state: 'RECEIVED' });
  await keep(entry);
  if (original) await books.change({ ...original, content: { ...original.content, replacedBy: ref } });
  const answer = await receipt(entry);
  return line === 'lost-answer' ? LOST : answer;
};
