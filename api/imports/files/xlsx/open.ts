import { limits, Refusal } from '../refusal.ts';
import type { Book } from '../sheet.ts';
import { scanXml } from '../xml/scan.ts';
import { unpack, unpackText, type ZipEntry, zipDirectory } from '../zip/unpack.ts';
import { readSheetRows } from './sheet-rows.ts';

/** Phonetic readings (rPh) are not part of the text. */
const sharedStrings = async (pieces: AsyncIterable<string>): Promise<string[]> => {
  const strings: string[] = [];
  let parts = '';
  let inText = false;
  let phonetic = false;
  await scanXml(pieces, {
    open: (name) => {
      if (name === 'si') parts = '';
      else if (name === 't') inText = !phonetic;
      else if (name === 'rPh') phonetic = true;
    },
    close: (name) => {
      if (name === 'si') strings.push(parts);
      else if (name === 't') inText = false;
      else if (name === 'rPh') phonetic = false;
    },
    text: (text) => {
      if (inText) parts += text;
    },
  });
  return strings;
};

/** Number formats 14-22, 27-36, 45-47 and 50-58 of ECMA-376 18.8.30 show dates or times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** A format code shows a date if it has a day, month or year letter outside quotes, colours and escapes. */
const showsDate = (code: string): boolean =>
  /[dy]|m{1,5}(?!\w)/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\.|_./g, '')) && !/general/i.test(code);

/** Number formats 9 and 10 of ECMA-376 18.8.30 show percentages. */
const isBuiltInPercent = (id: number): boolean => id === 9 || id === 10;

const showsPercent = (code: string): boolean => code.replace(/"[^"]*"|\\./g, '').includes('%');

type CellStyle = { readonly date: boolean; readonly percent: boolean };

const cellStyles = async (pieces: AsyncIterable<string>): Promise<CellStyle[]> => {
  const own = new Map<number, CellStyle>();
  const styles: CellStyle[] = [];
  let inCellXfs = false;
  await scanXml(pieces, {
    open: (name, attributes) => {
      if (name === 'numFmt') {
        const code = attributes.formatCode ?? '';
        own.set(Number(attributes.numFmtId), { date: showsDate(code), percent: showsPercent(code) });
      }
      if (name === 'cellXfs') inCellXfs = true;
      else if (name === 'xf' && inCellXfs) {
        const id = Number(attributes.numFmtId ?? 0);
        styles.push(own.get(id) ?? { date: isBuiltInDate(id), percent: isBuiltInPercent(id) });
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCellXfs = false;
    },
    text: () => undefined,
  });
  return styles;
};

type Sheet = { name: string; part: string; hidden: boolean };

const relationTargets = async (text: string): Promise<Map<string, string>> => {
  const targets = new Map<string, string>();
  await scanXml([text], {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target)
        targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return targets;
};

const sheetsOf = async (text: string, targets: ReadonlyMap<string, string>) => {
  const sheets: Sheet[] = [];
  let since1904 = false;
  await scanXml([text], {
    open: (name, attributes) => {
      if (name === 'workbookPr') since1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (name !== 'sheet') return;
      const relation = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const part = targets.get(relation);
      const hidden = /hidden/i.test(attributes.state ?? '');
      if (part) sheets.push({ name: attributes.name ?? '', part, hidden });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return { sheets, since1904 };
};

/**
 * A custom reader on zlib and a SAX parser: it checks the sizes declared in the ZIP before unpacking, creates no cell
 * objects, and can read a sheet repeatedly. Throws Refusal.
 */
export const openXlsx = async (bytes: Buffer): Promise<Book> => {
  const entries = zipDirectory(bytes);
  const entry = (name: string): ZipEntry => {
    const found = entries.get(name);
    if (!found) throw new Refusal('not_a_workbook');
    return found;
  };
  if ([...entries.keys()].some((name) => name.endsWith('vbaProject.bin'))) throw new Refusal('macros');
  const targets = await relationTargets(await unpackText(bytes, entry('xl/_rels/workbook.xml.rels')));
  const { sheets, since1904 } = await sheetsOf(await unpackText(bytes, entry('xl/workbook.xml')), targets);
  if (sheets.length === 0) throw new Refusal('no_rows');
  if (sheets.length > limits.sheets) throw new Refusal('too_many_sheets', { limit: limits.sheets });

  const optional = async <T>(name: string, read: (pieces: AsyncIterable<string>) => Promise<T[]>): Promise<T[]> => {
    const found = entries.get(name);
    return found ? read(unpack(bytes, found)) : [];
  };
  const strings = await optional('xl/sharedStrings.xml', sharedStrings);
  const styles = await optional('xl/styles.xml', cellStyles);
  const facts = {
    strings,
    dates: styles.map(({ date }) => date),
    percents: styles.map(({ percent }) => percent),
    since1904,
  };

  return {
    sheets: sheets.map((sheet) => sheet.name),
    hidden: new Set(sheets.filter((sheet) => sheet.hidden).map((sheet) => sheet.name)),
    read: async (name, take) => {
      const sheet = sheets.find((one) => one.name === name);
      if (!sheet) throw new Refusal('sheet_missing', { sheet: name });
      const part = entries.get(sheet.part);
      if (part) await readSheetRows(unpack(bytes, part), facts, take);
    },
  };
};
