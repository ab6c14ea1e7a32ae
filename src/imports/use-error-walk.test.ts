import { describe, expect, it } from 'vitest';
import { type Placed, walk } from './use-error-walk.ts';

const rowsOf = (...numbers: number[]) => {
  const rows: Placed[] = numbers.map((row) => ({ document: row, row }));
  return { load: async (from: number, to: number) => rows.slice(from, to), count: async () => rows.length };
};
const stand = (row: number, index: number) => ({ row: { document: row, row }, index });

describe('walking from error to error', () => {
  it('begins at the first, or from behind at the last', async () => {
    expect(await walk(rowsOf(4, 9, 12), null, 1)).toEqual(stand(4, 0));
    expect(await walk(rowsOf(4, 9, 12), null, -1)).toEqual(stand(12, 2));
    expect(await walk(rowsOf(), null, 1)).toBeNull();
    expect(await walk(rowsOf(), null, -1)).toBeNull();
  });

  it('goes on, and round', async () => {
    expect(await walk(rowsOf(4, 9, 12), stand(4, 0), 1)).toEqual(stand(9, 1));
    expect(await walk(rowsOf(4, 9, 12), stand(12, 2), 1)).toEqual(stand(4, 0));
    expect(await walk(rowsOf(4, 9, 12), stand(4, 0), -1)).toEqual(stand(12, 2));
  });

  it('leaves none out where the one it stood on was mended, or others before it', async () => {
    expect(await walk(rowsOf(9, 12), stand(4, 0), 1)).toEqual(stand(9, 0));
    expect(await walk(rowsOf(4, 12), stand(9, 1), -1)).toEqual(stand(4, 0));
    expect(await walk(rowsOf(12, 15), stand(9, 2), 1)).toEqual(stand(12, 0));
    expect(await walk(rowsOf(4), stand(9, 1), 1)).toEqual(stand(4, 0));
  });

  it('finds the way in a long file', async () => {
    const many = Array.from({ length: 500 }, (_, at) => at + 1);
    expect(await walk(rowsOf(...many), stand(300, 299), 1)).toEqual(stand(301, 300));
    expect(await walk(rowsOf(...many.slice(20)), stand(300, 299), 1)).toEqual(stand(301, 280));
    expect(await walk(rowsOf(...many.slice(20)), stand(300, 299), -1)).toEqual(stand(299, 278));
  });
});
