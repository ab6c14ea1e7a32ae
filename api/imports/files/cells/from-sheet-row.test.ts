import { describe, expect, it } from 'vitest';
import { kinds } from '../kinds.ts';
import { cellKind } from '../sheet.ts';
import { fromSheetRow } from './from-sheet-row.ts';

const every = Object.values(kinds).flatMap((kind) =>
  Object.entries(kind.fields).map(([field, shape]) => [kind, field, shape.kind] as const),
);
const read = (kind: (typeof every)[number][0], field: string, text: string) =>
  fromSheetRow(kind, { row: 2, cells: [text], kinds: [cellKind.word] }, [field]).cells[field];

describe('a leading apostrophe', () => {
  it('is no part of a number, in any column of any kind of import', () => {
    const left = every.flatMap(([kind, field]) =>
      [`'3171234506900001`, `’3171234506900001`, ` ' 3171234506900001`, '="3171234506900001"'].flatMap((text) =>
        read(kind, field, text) === '3171234506900001' ? [] : [`${kind.key}.${field}: ${text}`],
      ),
    );
    expect(every.length).toBeGreaterThan(200);
    expect(left).toEqual([]);
  });

  it('stays where it belongs to words', () => {
    for (const [kind, field, shape] of every)
      if (shape === 'words') expect(read(kind, field, "'t Hooft")).toBe("'t Hooft");
  });
});
