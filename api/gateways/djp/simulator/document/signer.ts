import type { BookReader, Entry, Kept } from '../books.ts';
import { type SaidOf, signerNotAuthorized } from './behaviours.ts';

type Signed = { readonly signee: { readonly npwp: string } };

/** What is said of a document when it is signed. The register that does not know a signer knows the next one who signs the same document. */
export const saidAtSigning = async <D extends Signed>(
  books: BookReader,
  read: (entry: Entry) => Kept<D>,
  entry: Kept<D>,
  verdict: SaidOf | undefined,
): Promise<SaidOf | undefined> => {
  const { code } = signerNotAuthorized.verdict;
  if (verdict?.code !== code || entry.reference === null) return verdict;
  const before = (await books.byReference(entry.tin, entry.reference)).filter((one) => one.code === code).map(read);
  const signer = entry.content.document.signee.npwp;
  return before.some(({ content }) => content.document.signee.npwp !== signer) ? undefined : verdict;
};
