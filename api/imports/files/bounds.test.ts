import Excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import { rawWorkbook } from '../../../tests/api/imports/import-files.ts';
import { openFile } from './open-file.ts';
import { limits, tableSize } from './refusal.ts';
import { xmlBounds } from './xml/bounds.ts';
import { scanBulk } from './xml/bulk.ts';
import { zipDirectory } from './zip/unpack.ts';

const MB = 1024 * 1024;

const refusal = async (work: () => unknown): Promise<string | undefined> => {
  try {
    await work();
    return undefined;
  } catch (error) {
    return (error as { key?: string }).key ?? String(error);
  }
};

type Entry = { packed: number; unpacked: number };

const directory = (entries: readonly Entry[]): Buffer => {
  const parts = entries.map(({ packed, unpacked }, at) => {
    const name = Buffer.from(`a${at}`);
    const head = Buffer.alloc(46);
    head.writeUInt32LE(0x02014b50, 0);
    head.writeUInt32LE(packed, 20);
    head.writeUInt32LE(unpacked, 24);
    head.writeUInt16LE(name.length, 28);
    return Buffer.concat([head, name]);
  });
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 10);
  return Buffer.concat([...parts, end]);
};
const many = (count: number, entry: Entry): Entry[] => Array.from({ length: count }, () => entry);
const small: Entry = { packed: 1, unpacked: 1 };

describe('a packed file', () => {
  const heavy = 20 * MB;
  it.each<[string, Entry[], string | undefined]>([
    ['of as many parts as may be', many(limits.zipEntries, small), undefined],
    ['of one more', many(limits.zipEntries + 1, small), 'zip_bomb'],
    [
      'that unfolds to all there may be',
      many(limits.unpackedBytes / heavy, { packed: heavy, unpacked: heavy }),
      undefined,
    ],
    [
      'that unfolds to one byte more',
      [...many(limits.unpackedBytes / heavy, { packed: heavy, unpacked: heavy }), small],
      'zip_bomb',
    ],
    ['of a part as heavy as may be', [{ packed: MB, unpacked: MB * limits.unpackedRatio }], undefined],
    ['of a part that is heavier', [{ packed: MB, unpacked: MB * limits.unpackedRatio + 1 }], 'zip_bomb'],
  ])('%s', async (_, entries, why) => expect(await refusal(() => zipDirectory(directory(entries)))).toBe(why));
});

describe('rows of a table', () => {
  const counted = (rows: number, width: number, empty: boolean, most: number) =>
    refusal(() => {
      const count = tableSize(most);
      for (let at = 0; at < rows; at++) count(width, empty);
    });

  it.each([
    ['of a text', limits.textRows],
    ['of a sheet', limits.rows],
  ])('%s end where there are more than it may have', async (_, most) => {
    expect(await counted(most, 0, true, most)).toBeUndefined();
    expect(await counted(most + 1, 0, true, most)).toBe('too_many_lines');
  });

  it('that say something are fewer, with the headings and sums around them', async () => {
    expect(await counted(limits.lines + 100, 1, false, limits.rows)).toBeUndefined();
    expect(await counted(limits.lines + 101, 1, false, limits.rows)).toBe('too_many_lines');
  });

  it('end where their cells are more', async () => {
    expect(await counted(limits.cells / 500, 500, true, limits.rows)).toBeUndefined();
    expect(await counted(limits.cells / 500 + 1, 500, true, limits.rows)).toBe('too_many_cells');
  });
});

describe('a wide row', () => {
  const sheet = (columns: number) =>
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${'<c><v>1</v></c>'.repeat(columns)}</row></sheetData></worksheet>`;
  const read = async (bytes: Buffer, name: string) => {
    const file = await openFile(bytes, name);
    if (file.type === 'xml') throw new Error('no table');
    return refusal(() => file.book.read(file.book.sheets[0] ?? '', () => undefined));
  };
  it.each([
    ['a workbook', async (columns: number) => read(Buffer.from(await rawWorkbook(sheet(columns))), 'a.xlsx')],
    ['a text', (columns: number) => read(Buffer.from(`${Array(columns).fill('a').join(';')}\n`), 'a.csv')],
  ] as const)('of more columns than may be is refused: %s', async (_, columns) => {
    expect(await columns(limits.columns)).toBeUndefined();
    expect(await columns(limits.columns + 1)).toBe('too_many_columns');
  });
});

describe('XML', () => {
  const nested = (levels: number) =>
    refusal(() =>
      scanBulk(Buffer.from('<a>'.repeat(levels) + '</a>'.repeat(levels)), {
        root: 'a',
        rows: () => 0,
        open: () => undefined,
        close: () => undefined,
      }),
    );
  it('nested deeper than may be is refused', async () => {
    expect(await nested(limits.xmlDepth)).toBeUndefined();
    expect(await nested(limits.xmlDepth + 1)).toBe('xml_depth');
  });

  const scanned = (text: string) =>
    refusal(() =>
      scanBulk(Buffer.from(text), {
        root: 'a',
        rows: () => 0,
        open: () => undefined,
        close: () => undefined,
      }),
    );
  it.each<[string, (size: number) => string, number]>([
    ['a comment', (size) => `<a><!--${'x'.repeat(size)}--></a>`, limits.xmlComment],
    ['a comment that never ends', (size) => `<a><!--${'x'.repeat(size)}`, 18 * MB],
    ['an instruction', (size) => `<a><?x ${'x'.repeat(size)}?></a>`, limits.xmlTag],
    ['raw text', (size) => `<a><![CDATA[${'x'.repeat(size)}]]></a>`, limits.xmlText],
    ['text', (size) => `<a>${' '.repeat(size)}</a>`, limits.xmlText],
    ['a name', (size) => `<a><${'x'.repeat(size)}/></a>`, limits.xmlName],
    ['a value', (size) => `<a><b c="${'x'.repeat(size)}"/></a>`, limits.xmlTag],
  ])('with too long %s is refused before a parser has it', async (_, text, most) => {
    expect(await scanned(text(most + 1))).toBe('xml_heavy');
    if (most < 18 * MB) expect(await scanned(text(100))).toBeUndefined();
  });

  it('with too many attributes, or levels no reader counts, is refused', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => ` a${at}="1"`).join('');
    expect(await scanned(`<a><b${many(limits.xmlAttributes)}/></a>`)).toBeUndefined();
    expect(await scanned(`<a><b${many(limits.xmlAttributes + 1)}/></a>`)).toBe('xml_heavy');
    const judge = (levels: number) => refusal(() => xmlBounds()('<a>'.repeat(levels)));
    expect(await judge(limits.xmlLevels)).toBeUndefined();
    expect(await judge(limits.xmlLevels + 1)).toBe('xml_depth');
  });

  it('is judged alike wherever it is cut into pieces', () => {
    const text = '<?xml version="1.0"?><a b="x > y"><!-- < & > --><![CDATA[</a>]]><c/>text</a>';
    for (let size = 1; size < text.length; size++) {
      const judge = xmlBounds();
      for (let at = 0; at < text.length; at += size) judge(text.slice(at, at + size));
      expect(() => judge('<d>'.repeat(limits.xmlLevels))).not.toThrow();
      expect(() => judge('<d>')).toThrow();
    }
  });
});

describe('a workbook', () => {
  const ofSheets = async (count: number): Promise<Buffer> => {
    const book = new Excel.Workbook();
    for (let at = 0; at < count; at++) book.addWorksheet(`S${at}`).addRow(['x']);
    return Buffer.from(await book.xlsx.writeBuffer());
  };
  it('of more sheets than may be is refused', async () => {
    expect(await refusal(async () => openFile(await ofSheets(limits.sheets), 'a.xlsx'))).toBeUndefined();
    expect(await refusal(async () => openFile(await ofSheets(limits.sheets + 1), 'a.xlsx'))).toBe('too_many_sheets');
  });

  const read = async (characters: number): Promise<string | undefined> => {
    const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(characters)}</t></is></c></row></sheetData></worksheet>`;
    const file = await openFile(Buffer.from(await rawWorkbook(sheet)), 'a.xlsx');
    if (file.type === 'xml') throw new Error('no table');
    const { book } = file;
    return refusal(() => book.read(book.sheets[0] ?? '', () => undefined));
  };
  it('with a longer cell than a workbook can hold is refused', async () => {
    expect(await read(limits.cellCharacters)).toBeUndefined();
    expect(await read(limits.cellCharacters + 1)).toBe('cell_too_long');
  });
});
