import { describe, expect, it } from 'vitest';
import { listKey, listParams } from './list-query.ts';

const query = {
  filter: { status: ['DRAFT'] },
  sort: [
    { field: 'date', order: 'DESC' },
    { field: 'number', order: 'ASC' },
  ],
  page: 2,
  size: 50,
} as const;

describe('the state of a list, in react-admin’s words', () => {
  it('counts pages from one and writes several fields to sort by as one', () => {
    expect(listParams(query)).toMatchObject({ page: 3, perPage: 50, sort: 'date,number', order: 'DESC,ASC' });
  });

  it('says the columns rows are asked for with, where they are', () => {
    const [, , params] = listKey('ebilling', { ...query, columns: ['number'] });
    expect(params).toMatchObject({ meta: { of: 'rows', columns: ['number'] } });
  });

  it('is found where its answer is kept, apart from the records of pages', () => {
    expect(listKey('ebilling', query)).toEqual([
      'ebilling',
      'getList',
      {
        pagination: { page: 3, perPage: 50 },
        sort: { field: 'date,number', order: 'DESC,ASC' },
        filter: { status: ['DRAFT'] },
        meta: { of: 'rows' },
      },
    ]);
  });
});
