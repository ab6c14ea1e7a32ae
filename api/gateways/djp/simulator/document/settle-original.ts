import type { BookWriter, Entry, Kept } from '../books.ts';
import { step } from './bring-up.ts';

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
