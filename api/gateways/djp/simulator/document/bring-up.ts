import type { BookWriter, Entry, EntryState, Kept } from '../books.ts';
import type { Office } from '../options.ts';
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
