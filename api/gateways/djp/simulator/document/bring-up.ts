import type { BookReader, BookWriter, Entry, EntryState, StoredOf } from '../books.ts';
import type { Office } from '../options.ts';
import { passing, requestedBehaviour } from '../refusals.ts';
import { type CheckResult, signerNotAuthorized } from './behaviours.ts';
import type { Life } from './family.ts';

export const step = <D>(
  entry: StoredOf<D>,
  state: EntryState,
  at: number,
  changes: Partial<StoredOf<D>> = {},
): StoredOf<D> => ({
  ...entry,
  ...changes,
  state,
  updatedAt: at,
});

/** Steps the office would have taken on its own since the last read. */
export const bringingUp = <D>({ read, isDue, next }: Life<D>) => {
  /** Steps of a pending replacement come first, because they may change its original. */
  const afterReplacement = async (office: Office, books: BookWriter, entry: StoredOf<D>): Promise<StoredOf<D>> => {
    const { replacedBy } = entry.content;
    const replacement = replacedBy && entry.state === 'APPROVED' ? await books.byRef(replacedBy) : null;
    if (!replacement) return entry;
    await broughtUp(office, books, replacement);
    const fresh = await books.byRef(entry.ref);
    return fresh ? read(fresh) : entry;
  };

  const broughtUp = async (office: Office, books: BookWriter, entry: Entry): Promise<StoredOf<D>> => {
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
 * Closes the replaced document, or releases it if the replacement failed. `leaves`: fields the closed document gives
 * up, such as a shared number.
 */
export const settlingOriginal =
  <D>(
    read: (entry: Entry) => StoredOf<D>,
    replacedNumber: (document: D) => string | null,
    leaves: Partial<Pick<StoredOf<D>, 'number'>> = {},
  ) =>
  async (books: BookWriter, replacement: StoredOf<D>, replaced: boolean): Promise<void> => {
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
 * A signer unknown to the register is refused, but another signer of the same document is accepted. A refusal requested
 * by its code repeats until the document changes or, for a temporary refusal, occurs once.
 */
export const signingResult = async <D extends Signed>(
  books: BookReader,
  read: (entry: Entry) => StoredOf<D>,
  entry: StoredOf<D>,
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
