import type { BookReader } from './books.ts';
import type { Office } from './options.ts';

/** The office with books that know more than was written: what is changed of that is written down then. `more`: what is asked of them otherwise. */
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
