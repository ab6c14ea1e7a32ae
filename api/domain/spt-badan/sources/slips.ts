import type { ReceivedArticle } from '../../bupot/received/articles.ts';
import type { Received } from '../../bupot/received/received.ts';
import { rupiah, sen, total } from '../../definition/money.ts';
import type { EntryRow } from '../entries.ts';
import type { AnnualEra } from '../era.ts';
import { markOf, SOURCE } from './mark.ts';
import { emptyFilling, type LeftReason, type Source, type SourceDocument, type SourceName } from './source.ts';

/** Kinds of 1771-III and of L3B; the 1771 has no row for article 15 and for tax borne by the government. */
const kinds: Readonly<Record<AnnualEra, Readonly<Partial<Record<ReceivedArticle, string>>>>> = {
  '1771': { PPH22: '22', PPH23: '23', PPH26: '26' },
  '2025': {
    PPH15: 'ARTICLE15',
    PPH22: 'ARTICLE22',
    PPH23: 'ARTICLE23',
    PPH26: 'ARTICLE26',
    BORNE: 'BORNEBYGOVERNMENT',
  },
};

/** A text as a cell of a sheet takes it. */
export const cellText = (text: string, length: number): string =>
  text
    .replace(/[<>\p{Cc}]/gu, ' ')
    .trim()
    .slice(0, length);

export const slipDocument = (
  { id, number, withholderName, tax, date }: Received,
  left: LeftReason | null,
): SourceDocument => ({ id, label: number, detail: withholderName, amount: sen(tax), day: date, left });

export const slipCells = (name: SourceName, slip: Received): EntryRow => ({
  [SOURCE]: markOf(name, slip.id),
  name: cellText(slip.withholderName, 200),
  npwp: slip.withholderNpwp,
  base: rupiah(sen(slip.base)),
  number: cellText(slip.number, 50),
  date: slip.date,
});

export const placedAmount = (documents: readonly SourceDocument[]) =>
  total(documents.filter(({ left }) => left === null).map(({ amount }) => amount));

/** Whether a slip may stand in this return: no other return that was filed has it. */
export const isOpenFor = ({ usedIn }: Pick<Received, 'usedIn'>, returns: ReadonlySet<string>): boolean =>
  usedIn === null || returns.has(usedIn);

/**
 * Credits of 1771-III or L3B from the slips received of the tax year that are not final. `returns`: this return and the
 * one it corrects. `expected`: slips that have not come.
 */
export const slipSource = (
  era: AnnualEra,
  slips: readonly Received[],
  { returns, expected }: { readonly returns: ReadonlySet<string>; readonly expected: number },
): Source => {
  const [sheet, table] = era === '1771' ? ['III', 'III'] : ['L3', 'L3B'];
  const placed: EntryRow[] = [];
  const documents = slips
    .filter(({ final }) => !final)
    .map((slip) => {
      if (!isOpenFor(slip, returns)) return slipDocument(slip, 'other_return');
      const kind = kinds[era][slip.article];
      if (!kind) return slipDocument(slip, slip.article === 'BORNE' ? 'borne' : 'no_line');
      placed.push({ ...slipCells('slips', slip), kind, tax: rupiah(sen(slip.tax)) });
      return slipDocument(slip, null);
    });
  return {
    name: 'slips',
    documents,
    fillings: [{ ...emptyFilling(sheet), rows: { [table]: placed } }],
    at: [era === '1771' ? 'III!total' : 'L3!B.total'],
    amount: placedAmount(documents),
    missing: expected,
  };
};
