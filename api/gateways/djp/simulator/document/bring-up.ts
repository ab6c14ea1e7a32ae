import type { BookReader, BookWriter, Entry, EntryState, Kept } from '../books.ts';
import type { Office } from '../options.ts';
import { passing, requestedBehaviour } from '../refusals.ts';
import { type CheckResult, signerNotAuthorized } from './behaviours.ts';
import type { Life } from './family.ts';

/** The document in another state, from a moment on. */
export const step = <D>(entry: Kept<D>, state: EntryState, at: number, changes: Partial<Kept<D>> = {}): Kept<D> => ({
  ...entry,
  ...changes,
  state,
  updatedAt: at,
});

/** Brings a document up to now: whatever the office would have done by itself since it was last looked at. */
export const bringingUp = <D>({ read, isDue, next }: Life<D>) => {
  /** What a replacement under way does to its original comes first. */
  const afterReplacement = async (office: Office, books: BookWriter, entry: Kept<D>): Promise<Kept<D>> => {
    const { replacedBy } = entry.content;
    const replacement = replacedBy && entry.state === 'APPROVED' ? await books.byRef(replacedBy) : null;
    if (!replacement) return entry;
    await broughtUp(office, books, replacement);
    const fresh = await books.byRef(entry.ref);
    return fresh ? read(fresh) : entry;
  };

  const broughtUp = async (office: Office, books: BookWriter, entry: Entry): Promise<Kept<D>> => {
    let current = await afterReplacement(office, books, read(entry));
    let moved = false;
    while (isDue(current, office.now())) {
      current = await next(office, books, current);
      moved = true;
    }
    if (moved) await books.change(current);
    return current;
  };
  return broughtUp;
};

/**
 * Closes the document a replacement replaces, or frees it again when the replacement came to nothing. `leaves`: what the closed one
 * gives up, such as a number it shares with the one after it.
 */
export const settlingOriginal =
  <D>(
    read: (entry: Entry) => Kept<D>,
    replacedNumber: (document: D) => string | null,
    leaves: Partial<Pick<Kept<D>, 'number'>> = {},
  ) =>
  async (books: BookWriter, replacement: Kept<D>, replaced: boolean): Promise<void> => {
    const number = replacedNumber(replacement.content.document);
    const entry = number ? await books.byNumber(replacement.tin, number) : null;
    if (!entry) return;
    const original = read(entry);
    if (original.content.replacedBy !== replacement.ref) return;
    await books.change(
      replaced
        ? step(original, 'AMENDED', replacement.updatedAt, leaves)
        : { ...original, content: { ...original.content, replacedBy: null } },
    );
  };

type Signed = { readonly signee: { readonly name: string; readonly npwp: string } };

/**
 * What is said of a document when it is signed. The register that does not know a signer knows the next one who signs the same document; what
 * was asked for by its code is said until the document comes otherwise, or, where it passes by itself, once.
 */
export const signingResult = async <D extends Signed>(
  books: BookReader,
  read: (entry: Entry) => Kept<D>,
  entry: Kept<D>,
  verdict: CheckResult | undefined,
): Promise<CheckResult | undefined> => {
  const wanted =
    verdict ?? requestedBehaviour(entry.reference) ?? requestedBehaviour(entry.content.document.signee.name);
  if (!wanted || entry.reference === null) return wanted;
  const { code } = wanted;
  const before = (await books.byReference(entry.tin, entry.reference)).filter(
    (one) => one.code === code && one.ref !== entry.ref,
  );
  if (!verdict)
    return before.some(({ contentHash }) => passing.includes(code) || contentHash !== entry.contentHash)
      ? undefined
      : wanted;
  if (code !== signerNotAuthorized.verdict.code) return verdict;
  const signer = entry.content.document.signee.npwp;
  return before.map(read).some(({ content }) => content.document.signee.npwp !== signer) ? undefined : verdict;
};
