import { type BookWriter, readerOf, type StoredOf } from '../../simulator/books.ts';
import type { CheckResult } from '../../simulator/document/behaviours.ts';
import { bringingUp, settlingOriginal, signingResult, step } from '../../simulator/document/bring-up.ts';
import type { OfficeFinding } from '../../simulator/document/family.ts';
import type { Office } from '../../simulator/options.ts';
import { type BupotDocument, bupotDocument } from '../document.ts';
import { bupotBehaviourOf } from './behaviours.ts';
import { slipNumber } from './number.ts';

export type Stored = StoredOf<BupotDocument>;
const stored = readerOf(bupotDocument);

export const behaviourOf = ({ payee, reference }: Pick<BupotDocument, 'payee' | 'reference'>) =>
  bupotBehaviourOf(payee?.npwp ?? reference ?? '');

/** From then on the number leads to the correction. */
const settleCorrected = settlingOriginal<BupotDocument>(stored, ({ correctsNumber }) => correctsNumber, {
  number: null,
});

export const revisionOf = ({ content: { revision, document } }: Stored): number =>
  revision ?? (document.kind === 'CORRECTION' ? 1 : 0);

const turnedDown = async (books: BookWriter, entry: Stored, result: CheckResult): Promise<Stored> => {
  const { state, code, message, field } = result;
  const over = step(entry, state, entry.readyAt, { code, message, content: { ...entry.content, field } });
  if (state !== 'UNKNOWN') await settleCorrected(books, over, false);
  return over;
};

const rejection = (finding: OfficeFinding): CheckResult => ({ state: 'REJECTED', ...finding });

const afterCheck = async (books: BookWriter, entry: Stored): Promise<Stored> => {
  const { finding, document } = entry.content;
  const result = finding ? rejection(finding as OfficeFinding) : behaviourOf(document).check;
  return result ? turnedDown(books, entry, result) : step(entry, 'SUBMITTED', entry.readyAt);
};

/** A correction keeps the number and closes the corrected slip in the same step. */
const afterSigning = async (books: BookWriter, entry: Stored): Promise<Stored> => {
  const { document } = entry.content;
  const verdict = await signingResult(books, stored, entry, behaviourOf(document).verdict);
  if (verdict) return turnedDown(books, entry, verdict);
  const at = entry.readyAt;
  const year = document.period.slice(2, 4);
  const { correctsNumber } = document;
  const original = correctsNumber === null ? null : await books.byNumber(document.tin, correctsNumber);
  const revision = original ? revisionOf(stored(original)) + 1 : 0;
  const number = correctsNumber ?? slipNumber(year, await books.nextSerial(`slips ${year}`));
  const over = step(entry, 'APPROVED', at, { number, content: { ...entry.content, approvedAt: at, revision } });
  await settleCorrected(books, over, true);
  return over;
};

const DUE: readonly Stored['state'][] = ['RECEIVED', 'SIGNING', 'WAITING_CANCEL'];

const next = async (_office: Office, books: BookWriter, entry: Stored): Promise<Stored> => {
  if (entry.state === 'RECEIVED') return afterCheck(books, entry);
  if (entry.state === 'SIGNING') return afterSigning(books, entry);
  return step(entry, 'CANCELED', entry.readyAt);
};

export const life = {
  read: stored,
  isDue: (entry: Stored, now: number): boolean => entry.readyAt <= now && DUE.includes(entry.state),
  next,
};
export const broughtUp = bringingUp(life);
