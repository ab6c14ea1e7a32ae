import { limits } from '../limits.ts';
import { Refusal } from '../refusal.ts';
import type { Book } from '../sheet.ts';
import { scanXml } from '../xml/scan.ts';
import { type ZipEntry, zipDirectory } from '../zip/directory.ts';
import { unpack, unpackText } from '../zip/unpack.ts';
import { dateStyles } from './date-styles.ts';
import { sharedStrings } from './shared-strings.ts';
import { readSheetRows } from './sheet-rows.ts';

type Sheet = { name: string; part: string };

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
      if (part) sheets.push({ name: attributes.name ?? '', part });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return { sheets, since1904 };
};

/**
 * Opens a workbook for streaming. A reader of our own on zlib and a SAX parser: it sees the sizes a zip declares before it
 * unpacks anything, keeps no cell objects, and reads a sheet as often as it takes. Throws Refusal.
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
  const dates = await optional('xl/styles.xml', dateStyles);
  const facts = { strings, dates, since1904 };

  return {
    sheets: sheets.map((sheet) => sheet.name),
    read: async (name, take) => {
      const sheet = sheets.find((one) => one.name === name);
      if (!sheet) throw new Refusal('sheet_missing', { sheet: name });
      const part = entries.get(sheet.part);
      if (part) await readSheetRows(unpack(bytes, part), facts, take);
    },
  };
};
