import { parseAmount, parseDay, parsePeriod } from '../text/parse.ts';
import { assetGroups } from './calculations/depreciation.ts';
import { type Cell, referenceList } from './row-table.ts';
import { assetName } from './xml/asset-codes.ts';

/** Texts of a message key, in every language that a file may be written in. */
type Names = (key: string) => readonly string[];

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/** A code, its name, or both: "22", "PPh Pasal 22", "22 PPh Pasal 22". */
const named = (text: string, code: string, names: readonly string[]): boolean =>
  [code, ...names, ...names.map((name) => `${code} ${name}`)].some((one) => plain(one) === plain(text));

const coded = (text: string, codes: readonly string[], namesOf: (code: string) => readonly string[]): string =>
  codes.find((code) => named(text, code, namesOf(code))) ?? text;

const numbers = new Set(['npwp', 'ntpn', 'nitku']);

/** What a person wrote in another program as the entry of a cell; a text that cannot be read stays as it is. */
export const entryOfText = ({ kind, options }: Cell, column: string, written: string, names: Names): string => {
  const text = written.trim();
  if (text === '') return '';
  switch (kind) {
    case 'amount':
      return parseAmount(text) ?? text;
    case 'percent':
      return parseAmount(text.replace(/\s*%$/, '')) ?? text;
    case 'day':
      return parseDay(text) ?? text;
    case 'month':
      return parsePeriod(text) ?? parseDay(text)?.slice(0, 7) ?? text;
    case 'yesno':
      return coded(text, ['yes', 'no'], (code) => names(`sptBadan.choice.${code}`));
    case 'choice':
      return coded(text, options, (code) => names(`sptBadan.choice.${code}`));
    case 'group':
      return coded(text, Object.keys(assetGroups), (code) => names(`sptBadan.group.${code}`));
    case 'asset':
      return assetName(text) ?? text;
    case 'list': {
      const entries = referenceList(options[0] ?? '');
      return entries.find(({ code, name }) => named(text, code, [name]))?.code ?? text;
    }
    default:
      return numbers.has(column) ? text.replace(/[\s.\-/]/g, '') : text;
  }
};
