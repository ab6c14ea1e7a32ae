import { isDay } from '../../definition/day.ts';
import { xmlDecimal } from '../../definition/xml.ts';
import type { EntryRow } from '../entries.ts';
import { type AssetList, assetName, groupOf } from './asset-codes.ts';
import type { XmlAttachment, XmlColumn } from './attachments.ts';
import { countryName } from './countries.ts';

/** Texts of the elements of one item; one that is missing is empty. */
export type XmlTexts = ReadonlyMap<string, string>;

const dayOf = (text: string): string => {
  const turned = text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1');
  return isDay(turned) ? turned : text;
};

const monthOf = (month: string, year: string): string =>
  /^(0?[1-9]|1[0-2])$/.test(month) && /^\d{4}$/.test(year)
    ? `${year}-${month.padStart(2, '0')}`
    : [month, year].filter(Boolean).join('/');

/** Null for a code that no list has and that its cell would take as a text. */
const entryOf = ([, , format, need]: XmlColumn, text: string, list: AssetList): string | null => {
  switch (format) {
    case 'amount': {
      const amount = /^-?\d+(\.\d+)?$/.test(text) ? xmlDecimal(text) : text;
      return need === 'amount' && amount === '0' ? '' : amount;
    }
    case 'day':
      return dayOf(text);
    case 'country':
      return countryName(text);
    case 'asset':
      return assetName(text);
    case 'group':
      return groupOf(text, list) ?? text;
    default:
      return text;
  }
};

type ReadRow = {
  readonly row: EntryRow;
  /** Elements with a code that no list of the office has; their entry is the code. */
  readonly uncoded: readonly string[];
  /** Elements with a text that our table does not keep. */
  readonly unkept: readonly string[];
};

const isSettled = (format: XmlColumn[2]): boolean => format === 'computed' || format === 'zero' || format === 'nothing';

/**
 * The entries of an item of a file. What cannot be read stays as written, so that a person corrects it; calculated
 * columns are left out. `list` is the place of its list in the file.
 */
export const readRow = ({ columns }: XmlAttachment, texts: XmlTexts, list: AssetList): ReadRow => {
  const row: Record<string, string> = {};
  const uncoded: string[] = [];
  const unkept: string[] = [];
  for (const column of columns) {
    const [element, name, format] = column;
    const text = texts.get(element) ?? '';
    if (text === '') continue;
    if (format === 'month' || format === 'year') {
      const at = (wanted: string): string => texts.get(columns.find((one) => one[2] === wanted)?.[0] ?? '') ?? '';
      row[name] = monthOf(at('month'), at('year'));
    } else if (isSettled(format)) {
      if (format !== 'computed' && !/^0+(\.0+)?$/.test(text)) unkept.push(element);
    } else {
      const entry = entryOf(column, text, list);
      if (entry === null) uncoded.push(element);
      if (entry !== '') row[name] = entry ?? text;
    }
  }
  return { row, uncoded, unkept };
};

/** Calculated columns of a row with another amount than the file has. */
export const differing = ({ columns }: XmlAttachment, texts: XmlTexts, worked: EntryRow): readonly string[] =>
  columns.flatMap(([element, column, format]) => {
    const text = texts.get(element) ?? '';
    if (format !== 'computed' || text === '') return [];
    return Number(text) === Number(worked[column] ?? '0') ? [] : [element];
  });
