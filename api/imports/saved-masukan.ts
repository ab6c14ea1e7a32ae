import type { MasukanRow } from '#domain/faktur/masukan.ts';
import { isTakenAtOnce, judgeFaktur } from '#domain/faktur/pull/judge.ts';
import type { PulledFaktur } from '#domain/faktur/pull/pulled-faktur.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDecimal, formatPeriod } from '#domain/text/format.ts';
import type { Query } from '../../db/database.ts';
import { fakturByNumbers } from '../../db/repositories/faktur/chain.ts';
import { ownCompany } from '../../db/repositories/own-company.ts';
import { closedPeriods } from '../documents/period-lock.ts';
import type { Keyed, SavedFinding, SavedMatch, SavedMatches } from './files/duplicates.ts';
import { masukanFields } from './files/masukan/fields.ts';

type Judged = ReturnType<typeof judgeFaktur>;

const columnOf = (field: string): string => (Object.hasOwn(masukanFields, field) ? field : 'number');

const amounts: ReadonlySet<string> = new Set(['dpp', 'otherDpp', 'ppn', 'ppnbm']);
const periods: ReadonlySet<string> = new Set(['period', 'creditPeriod']);

/** A value as displayed; a state as the portal spells it. */
const readable = (field: string, value: string | null): string => {
  if (!value) return '-';
  if (field === 'status') return value.charAt(0) + value.slice(1).toLowerCase().replaceAll('_', ' ');
  if (amounts.has(field)) return formatDecimal(value);
  return periods.has(field) ? formatPeriod(value) : value;
};

/** In their columns. A masa whose return is filed is not overwritten. */
const findingsOf = ({ verdict, differences }: Judged, filed: boolean): SavedFinding[] => {
  if (verdict !== 'DIFFERENT') return [{ path: 'number', message: 'same_saved', severity: 'warning' }];
  if (filed) return [{ path: 'number', message: 'filed_saved', severity: 'error' }];
  return differences.map(({ field, ours, theirs }) => ({
    path: columnOf(field),
    message: field === 'status' ? 'moves_saved' : 'differs_saved',
    severity: 'warning',
    params: { ours: readable(field, ours), theirs: readable(field, theirs) },
  }));
};

export const savedMasukan = async (scope: Scope, query: Query, documents: readonly Keyed[]): Promise<SavedMatches> => {
  const duplicates = documents.flatMap(({ held, like: [key] }) =>
    key === undefined ? [] : [{ key, theirs: held as PulledFaktur }],
  );
  const like = new Map<string, SavedMatch>();
  if (duplicates.length === 0) return { exact: new Map(), like };
  const { npwp } = await ownCompany(scope, query);
  const closed = new Set(await closedPeriods(scope, query));
  const numbers = [...new Set(duplicates.map(({ theirs }) => theirs.number))];
  const rows = (await fakturByNumbers(scope, query, 'IN', numbers)) as unknown as MasukanRow[];
  const here = new Map(rows.map((row) => [`${row.counterpartyNpwp}|${row.number}`, row]));
  for (const { key, theirs } of duplicates) {
    const ours = here.get(key);
    if (!ours) continue;
    try {
      const judged = judgeFaktur(theirs, { ours, npwp });
      const touched = [ours.creditPeriod, theirs.creditPeriod].some((period) => closed.has(`PPN ${period}`));
      const says = findingsOf(judged, touched && !isTakenAtOnce(judged));
      like.set(key, { id: ours.id, name: ours.number ?? ours.id, says });
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return { exact: new Map(), like };
};
