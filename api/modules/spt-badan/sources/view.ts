import { rupiah, total } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { sheetOf } from '#domain/spt-badan/record.ts';
import { type Source, stateOf } from '#domain/spt-badan/sources/source.ts';
import type { AnnualSource, AnnualSources } from '#domain/spt-badan/sources/view-schema.ts';
import { allowsAnnual } from '#domain/spt-badan/status.ts';
import { amountAt } from '#domain/spt-badan/work-annual.ts';
import type { Deps } from '../../../services/deps.ts';
import { yearBefore } from '../calculate.ts';
import { annualFamily } from '../family.ts';
import { checkedOf } from '../view-annual.ts';
import { sheetsOf } from './draw.ts';
import { maySee, readSources } from './read.ts';
import { printsOf, staleSheets } from './stale.ts';

/** Documents shown with a source; the count is of all. */
const SHOWN = 500;

/** Those that stand in no sheet first. */
const needingHandFirst = ({ documents }: Source): Source['documents'] => [
  ...documents.filter(({ left }) => left !== null),
  ...documents.filter(({ left }) => left === null),
];

const hidden = ({ name }: Source): AnnualSource => ({
  name,
  state: 'hidden',
  count: 0,
  amount: '0.00',
  held: '0.00',
  difference: '0.00',
  missing: 0,
  sheets: [],
  drawnAt: null,
  drawnBy: null,
  stale: false,
  documents: [],
});

/** What a return can be drawn from, beside what its sheets hold now. Sources a person may not see are only named. */
export const viewSources = async (
  deps: Deps,
  scope: Scope,
  { id }: { readonly id: string },
): Promise<AnnualSources> => {
  const { read } = deps.db;
  const row = await annualFamily.load(scope, read, id);
  const [sources, { worked }, before] = await Promise.all([
    readSources(scope, read, row, deps.now()),
    checkedOf(scope, read, row),
    yearBefore(scope, read, row.taxYear),
  ]);
  const prints = printsOf(sources);
  const stale = new Set(staleSheets(row, prints));
  const shown = (source: Source): AnnualSource => {
    const held = total(source.at.map((line) => amountAt(worked, line)));
    const sheets = sheetsOf(row, source);
    const drawn = sheets.flatMap((sheet) => row.sheets[sheet]?.drawn?.[source.name] ?? []);
    const last = drawn.sort((one, other) => other.at - one.at)[0];
    return {
      name: source.name,
      state: stateOf(source),
      count: source.documents.length,
      amount: rupiah(source.amount),
      held: rupiah(held),
      difference: rupiah(source.amount - held),
      missing: source.missing,
      sheets: sheets.map((sheet) => ({ sheet, version: sheetOf(row, sheet).version, stale: stale.has(sheet) })),
      drawnAt: last?.at ?? null,
      drawnBy: last?.by ?? null,
      stale: staleSheets(row, prints, [source.name]).length > 0,
      documents: needingHandFirst(source)
        .slice(0, SHOWN)
        .map((one) => ({ ...one, amount: rupiah(one.amount) })),
    };
  };
  return {
    id: row.id,
    taxYear: row.taxYear,
    revision: row.revision,
    era: row.era,
    status: row.status,
    writable: allowsAnnual('draw', row) && scope.permissions.has(annualAccess.write),
    before: before ? { id: before.id, status: before.status } : null,
    sources: sources.map((source) => (maySee(scope, source.name) ? shown(source) : hidden(source))),
  };
};
