import { type Cell, referenceList } from '#domain/spt-badan/row-table.ts';
import { assetKinds, assetLabel } from '#domain/spt-badan/xml/asset-codes.ts';
import { formatDay, formatDecimal, formatNpwp, formatPeriod } from '#domain/text/format.ts';
import type { Sheet } from '../../../output/pdf/sheet.ts';

const LONGEST_NAME = 60;
const AMOUNT = /^-?\d+(\.\d+)?$/;

const shortened = (text: string): string =>
  text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME - 3).trimEnd()}...` : text;

const percent = (text: string): string => text.replace('.', ',').replace(/,00$/, '');

/** Text of a cell on paper, in Indonesian. */
export const cellText = ({ say }: Pick<Sheet, 'say'>, { kind, options }: Cell, value: string, column = ''): string => {
  if (value === '') return '';
  switch (kind) {
    case 'amount':
      return formatDecimal(value, 0);
    case 'percent':
      return percent(value);
    case 'computed':
      if (column === 'percent') return percent(value);
      return AMOUNT.test(value) ? formatDecimal(value, 0) : value;
    case 'day':
    case 'paidOn':
      return formatDay(value);
    case 'month':
      return formatPeriod(value);
    case 'yesno':
    case 'choice':
      return say(`sptBadan.choice.${value}`);
    case 'group':
      return say(`sptBadan.group.${value}`);
    case 'list':
      return shortened(referenceList(options[0] ?? '').find(({ code }) => code === value)?.name ?? value);
    case 'asset':
      return (
        assetKinds('')
          .filter(({ name }) => name === value)
          .map(assetLabel)[0] ?? value
      );
    default:
      return column === 'npwp' ? formatNpwp(value) : value;
  }
};

/** Breaks a text into lines of at most `most` letters, at spaces where there are any. */
export const wrapped = (text: string, most: number): string => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (last.length + word.length < most) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  return lines.join('\n');
};
