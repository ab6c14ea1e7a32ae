import type { BookReader } from './books.ts';
import type { Office } from './options.ts';

/** Additional entries are stored once they change. `more` overrides other reads. */
export const withBooks = (office: Office, more: (reader: BookReader) => Partial<BookReader>): Office => {
  const { books } = office;
  return {
    ...office,
    books: {
      read: { ...books.read, ...more(books.read) },
      transact: (work) =>
        books.transact((writer) =>
          work({
            ...writer,
            ...more(writer),
            change: async (entry) => ((await writer.byRef(entry.ref)) ? writer.change(entry) : writer.add(entry)),
          }),
        ),
    },
  };
};
