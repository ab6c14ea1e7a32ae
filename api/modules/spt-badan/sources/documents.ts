import { rupiah, sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { annualForms } from '#domain/spt-badan/annual-form.ts';
import { type EntryRow, rowsIn } from '#domain/spt-badan/entries.ts';
import { type AnnualReturn, entriesOf } from '#domain/spt-badan/record.ts';
import { sourceOf } from '#domain/spt-badan/sources/mark.ts';
import { type SourceName, sourceNames } from '#domain/spt-badan/sources/source.ts';
import type { Deps } from '../../../services/deps.ts';
import { maySee, readSources } from './read.ts';

export type DocumentBehind = {
  readonly source: SourceName;
  readonly id: string;
  readonly label: string;
  readonly amount: string;
};

const labelOf = ({ number, ntpn, code, element, nitku, name }: EntryRow): string =>
  number || ntpn || code || element || nitku || name || '';

/** Documents of the drawn rows whose column a line sums. */
const behindRows = (row: AnnualReturn, table: string, sheet: string, column: string): DocumentBehind[] =>
  rowsIn(entriesOf(row), sheet, table).flatMap((one) => {
    const from = sourceOf(one);
    const amount = one[column] ?? one.commercial ?? one.tax ?? '0';
    return from ? [{ source: from.name, id: from.id, label: labelOf(one), amount: rupiah(sen(amount || '0')) }] : [];
  });

/** What stands behind a line that was drawn, as far as the person may see it. */
export const documentsBehind = async (
  deps: Deps,
  scope: Scope,
  row: AnnualReturn,
  { sheet, line }: { readonly sheet: string; readonly line: string },
): Promise<DocumentBehind[]> => {
  const feed = annualForms[row.era].feeds[sheet]?.[line];
  const ofRows = feed?.from === 'rows' ? behindRows(row, feed.table, sheet, feed.column) : [];
  const drawn = row.sheets[sheet]?.drawn ?? {};
  const summed = sourceNames.filter((name) => drawn[name]?.lines[line] !== undefined);
  if (summed.length === 0) return ofRows.filter(({ source }) => maySee(scope, source));
  const sources = await readSources(scope, deps.db.read, row, null);
  const ofLines = sources
    .filter(({ name }) => summed.includes(name) && maySee(scope, name))
    .flatMap(({ name, documents }) =>
      documents
        .filter(({ left }) => left === null)
        .map(({ id, label, amount }) => ({ source: name, id, label, amount: rupiah(amount) })),
    );
  return [...ofRows.filter(({ source }) => maySee(scope, source)), ...ofLines];
};
