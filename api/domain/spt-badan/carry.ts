import { rupiah, sen } from '../definition/money.ts';
import { annualForms, choiceLines } from './annual-form.ts';
import { lossesForNext, usedLosses } from './calculations/losses.ts';
import { lossesIn } from './calculations-of.ts';
import { type AnnualEntries, type EntryRow, noEntries, rowsIn, type SheetEntries } from './entries.ts';
import { type AnnualEra, eraOf } from './era.ts';
import { assetName, assetNames } from './xml/asset-codes.ts';

type Carried = {
  readonly taxYear: number;
  readonly era: AnnualEra;
  readonly entries: AnnualEntries;
  readonly income: number;
};

const ASSET_TERMS = ['group', 'kind', 'month', 'cost', 'commercialMethod', 'fiscalMethod', 'note'];

const only = (row: EntryRow, columns: readonly string[]): EntryRow =>
  Object.fromEntries(columns.flatMap((name) => (row[name] ? [[name, row[name]]] : [])));

/** Losses as they enter the next year: what the year used becomes its column Y-1, and lapsed ones leave. */
const losses = ({ taxYear, era, entries, income }: Carried): readonly EntryRow[] =>
  lossesForNext(usedLosses(lossesIn(annualForms[era], entries, taxYear), taxYear, income), taxYear).map(
    ({ year, loss, used }) => ({
      year: String(year),
      loss: rupiah(loss),
      ...Object.fromEntries(
        [1, 2, 3, 4].flatMap((back) => {
          const amount = used[taxYear + 1 - back];
          return amount ? [[`y${back}`, rupiah(amount)]] : [];
        }),
      ),
    }),
  );

const people = (
  entries: AnnualEntries,
  from: AnnualEra,
  to: AnnualEra,
): Readonly<Record<string, readonly EntryRow[]>> => {
  const holder = ['name', 'address', 'npwp', 'capital', 'position', 'country'];
  const holders = from === '1771' ? rowsIn(entries, 'V', 'V.A') : rowsIn(entries, 'L2', 'L2A');
  const officers = from === '1771' ? rowsIn(entries, 'V', 'V.B') : [];
  if (to === '1771')
    return { 'V.A': holders.map((row) => only(row, holder)), 'V.B': officers.map((row) => only(row, holder)) };
  return { L2A: [...holders, ...officers].map((row) => only(row, holder)) };
};

const LONGEST_NOTE = 100;

/** L9 takes a kind of asset of the office; another text becomes part of the note, and the kind is chosen anew. */
const assetFor2025 = ({ kind = '', note = '', ...row }: EntryRow): EntryRow => {
  const name = assetName(kind);
  if (name !== null && assetNames(row.group ?? '').includes(name)) return { ...row, kind: name, ...(note && { note }) };
  const text = [kind, note].filter(Boolean).join('; ').slice(0, LONGEST_NOTE);
  return { ...row, ...(text && { note: text }) };
};

/**
 * Entries with which the next year begins, in its own form: assets with their terms, losses, holders and officers
 * (`form-2025/mapping-1771.table.json`). Opening book values follow from cost, month and method.
 */
export const carriedInto = (from: Carried): AnnualEntries => {
  const to = eraOf(from.taxYear + 1);
  const rows = (of: SheetEntries['rows']): SheetEntries => ({ ...noEntries, rows: of });
  const [assetSheet, assetTable] = choiceLines[from.era].assets;
  const [sheet, table] = choiceLines[to].assets;
  const [lossSheet, lossTable] = choiceLines[to].losses;
  const assets = rowsIn(from.entries, assetSheet, assetTable)
    .map((row) => only(row, ASSET_TERMS))
    .map((row) => (to === '2025' ? assetFor2025(row) : row));
  return {
    [sheet]: rows({ [table]: assets }),
    [lossSheet]: rows({ [lossTable]: losses(from) }),
    [to === '1771' ? 'V' : 'L2']: rows(people(from.entries, from.era, to)),
  };
};

/** The monthly instalments expected in a year whose return before was filed in time: three old, nine new. */
export const expectedInstalments = (before: string, after: string): string => rupiah(3 * sen(before) + 9 * sen(after));
