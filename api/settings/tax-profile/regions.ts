import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parse } from 'csv-parse/sync';

/** A province, city, district or village, by the code the Ministry of Home Affairs gives it: 31, 31.71, 31.71.06, 31.71.06.1001. */
export type Region = { readonly code: string; readonly name: string };

/** The level of a code, and the file of its regions. Each file is sorted by code. */
const files = ['provinces', 'regencies', 'districts', 'villages'] as const;

const CODE = /^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/;
const isRegionCode = (code: string): boolean => CODE.test(code);

/** Read from the package on demand and not cached: the longest list has three megabytes. */
const require = createRequire(import.meta.url);
const folder = dirname(require.resolve('idn-area-data/data/provinces.csv'));
const read = (file: (typeof files)[number]): Promise<string> => readFile(join(folder, `${file}.csv`), 'utf8');

/** The source has provinces and cities in capitals. */
const named = (name: string): string =>
  name === name.toUpperCase() && name.length > 3
    ? name
        .toLowerCase()
        .replace(/(^|[\s(/-])(\p{L})/gu, (_, before, letter) => before + letter.toUpperCase())
        .replace(/^(Dki|Di) /, (short) => short.toUpperCase())
    : name;

const rowsOf = (text: string): Region[] =>
  (parse(text) as string[][]).map((row) => ({ code: row[0] ?? '', name: named(row.at(-1) ?? '') }));

const beginning = (text: string, start: string): string => {
  const from = text.indexOf(`\n${start}`) + 1;
  if (from === 0) return '';
  const last = text.lastIndexOf(`\n${start}`) + 1;
  const end = text.indexOf('\n', last);
  return text.slice(from, end < 0 ? undefined : end);
};

/** By name; all provinces without a code. Empty for an unknown code or a village. */
export const regionsIn = async (code: string): Promise<readonly Region[]> => {
  const file = code === '' ? 'provinces' : isRegionCode(code) ? files[code.split('.').length] : undefined;
  if (!file) return [];
  const text = await read(file);
  const lines = code === '' ? text.slice(text.indexOf('\n') + 1) : beginning(text, `${code}.`);
  return rowsOf(lines).sort((a, b) => a.name.localeCompare(b.name, 'id'));
};

export const isRegion = async (code: string): Promise<boolean> => {
  const file = files[code.split('.').length - 1];
  return file !== undefined && isRegionCode(code) && `\n${await read(file)}`.includes(`\n${code},`);
};
