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

const LEVEL = { province: 0, city: 1, subdistrict: 2 } as const;
export type RegionLevel = keyof typeof LEVEL;

/** Those whose name contains the words, each with the names of the regions it lies in. `within`: a code, or empty. */
export const findRegions = async (
  level: RegionLevel,
  { q, within, limit }: { readonly q: string; readonly within: string; readonly limit: number },
): Promise<readonly (Region & { readonly place: string })[]> => {
  const lists = await Promise.all(files.slice(0, LEVEL[level] + 1).map(read));
  const [wanted = [], ...outer] = lists.map((text) => rowsOf(text.slice(text.indexOf('\n') + 1))).reverse();
  const nameOf = new Map(outer.flat().map(({ code, name }) => [code, name]));
  const words = q.trim().toLowerCase();
  return wanted
    .filter(({ code, name }) => name.toLowerCase().includes(words) && (within === '' || code.startsWith(`${within}.`)))
    .sort((a, b) => a.name.localeCompare(b.name, 'id') || a.code.localeCompare(b.code))
    .slice(0, limit)
    .map((region) => {
      const codes = region.code.split('.').slice(0, -1);
      const around = codes.map((_, at) => nameOf.get(codes.slice(0, at + 1).join('.')) ?? '');
      return { ...region, place: around.reverse().join(', ') };
    });
};
