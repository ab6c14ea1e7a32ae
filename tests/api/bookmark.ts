import { plainRecord } from '#domain/definition/plain-record.ts';
import { count, text } from '#domain/definition/record-field.ts';
import { columns as c } from '../../db/dialect/columns.ts';
import { recordColumns } from '../../db/schema/record-table.ts';

/** A record of persons that does not exist in the product. */
export const bookmark = plainRecord({
  resource: 'bookmarks',
  scope: 'person',
  names: ['bookmark', 'bookmarks'],
  title: ['Penanda', 'Bookmarks'],
  noun: ['penanda', 'bookmark'],
  fields: { title: text(['Judul', 'Title'], 50), place: count(['Urutan', 'Place'], 99) },
  sorts: ['place'],
  usual: ['place', 'ASC'],
  search: ['title'],
  equal: [],
  unique: { of: ['title'], at: 'title' },
  list: ['title', 'place'],
  form: ['title', 'place'],
});

export const table = c.table('bookmarks', { userId: c.id('user_id').notNull(), ...recordColumns(bookmark) });
