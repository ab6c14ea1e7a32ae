import type { FakturRow } from '#domain/faktur/record.ts';
import type { Retur } from '#domain/faktur/retur.ts';
import { noteOf } from '#domain/faktur/retur-compute.ts';
import { countedIn, effectByPeriod } from '#domain/faktur/retur-effect.ts';
import { leftOf } from '#domain/faktur/retur-left.ts';
import type { ReturChained, ReturKeluaranView, ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { fakturById } from '../../../../db/repositories/faktur/faktur.ts';
import { returnsOf, takenOf } from '../../../../db/repositories/faktur/returns.ts';
import type { Deps } from '../../../services/deps.ts';
import { versionsOf } from '../related.ts';
import { returKeluaranFamily, returMasukanFamily } from './family.ts';

const chained = (row: FakturRow<string>, goesBack: boolean): ReturChained => ({
  id: row.id,
  type: row.type,
  number: row.number,
  date: row.date,
  status: row.status,
  dpp: row.dpp,
  otherDpp: row.otherDpp,
  ppn: row.ppn,
  ppnbm: row.ppnbm,
  period: countedIn(row),
  goesBack,
});

/** What stands around a return: its invoice line by line with what is left, and the chain of invoice, replacements and returns. */
const around = async (scope: Scope, query: Query, retur: Retur) => {
  const note = noteOf(retur.lines);
  const origin = retur.originId === null ? undefined : await fakturById<string>(scope, query, retur.originId);
  if (!origin) return { note, origin: [], left: [], chain: [], effect: [] };
  const { back, on } = await versionsOf(scope, query, origin);
  const invoices = [...back, origin, ...on];
  const returns = await returnsOf(
    scope,
    query,
    invoices.map(({ id }) => id),
  );
  const { lines, ...row } = origin;
  const chain = [
    ...invoices.map((one) => chained(one.id === row.id ? row : one, false)),
    ...returns.map((one) => chained(one, true)),
  ];
  return {
    note,
    origin: lines,
    left: leftOf(
      origin,
      await takenOf(
        scope,
        query,
        invoices.map(({ id }) => id),
        retur.id,
      ),
    ),
    chain,
    effect: effectByPeriod(chain),
  };
};

export const viewReturMasukan = async (deps: Deps, scope: Scope, id: string): Promise<ReturMasukanView> => {
  const retur = await returMasukanFamily.view(deps, scope, id);
  return { ...retur, ...(await around(scope, deps.db.read, retur)) };
};

export const viewReturKeluaran = async (deps: Deps, scope: Scope, id: string): Promise<ReturKeluaranView> => {
  const retur = await returKeluaranFamily.view(deps, scope, id);
  return { ...retur, ...(await around(scope, deps.db.read, retur)) };
};
