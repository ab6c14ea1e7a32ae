import { type Answer, refused } from '../answer.ts';
import { type FakturDocument, fieldOf, sendable } from './document.ts';
import type { OutgoingFaktur, Receipt, SentDocument, Verdict } from './port.ts';

/** The office names its own fields; ours are put in their place, and a field we do not know is left out. */
const ours = <T extends { readonly field?: string }>(said: T): T => {
  const { field, ...rest } = said;
  const mine = fieldOf(field);
  return (mine ? { ...rest, field: mine } : rest) as T;
};

export const ourVerdict = (verdict: Verdict): Verdict =>
  verdict.state === 'rejected' || verdict.state === 'savedInvalid' ? ours(verdict) : verdict;

/** An answer in the office's words as one in ours. */
export const ourAnswer = <A, B>(answer: Answer<A>, value: (of: A) => B): Answer<B> =>
  answer.kind === 'done'
    ? { kind: 'done', value: value(answer.value) }
    : answer.kind === 'refused'
      ? ours(answer)
      : answer;

/** What the office needs to know a document by; our own ids stay in the house. */
export const named = (document: SentDocument): { tin: string } & ({ ref: string } | { key: string }) =>
  'ref' in document ? { tin: document.tin, ref: document.ref } : { tin: document.tin, key: document.key };

/** Sends an invoice in the office's words; one that cannot be put into them is refused before it leaves the house. */
export const sendAs = async (
  outgoing: OutgoingFaktur,
  send: (document: FakturDocument) => Promise<Answer<Receipt>>,
): Promise<Answer<Receipt>> => {
  const document = sendable(outgoing);
  if (!document) return refused('MALFORMED_DOCUMENT', 'Faktur belum lengkap untuk dikirim.');
  return ourAnswer(await send(document), ({ ref, verdict }) => ({ ref, verdict: ourVerdict(verdict) }));
};
