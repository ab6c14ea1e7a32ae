import type { FakturRow } from '#domain/faktur/record.ts';
import type { Retur } from '#domain/faktur/retur.ts';
import { noteOf } from '#domain/faktur/retur-compute.ts';
import { countedIn, effectByPeriod } from '#domain/faktur/retur-effect.ts';
import { leftOf } from '#domain/faktur/retur-left.ts';
import type { ReturChain, ReturChained, ReturKeluaranView, ReturMasukanView } from '#domain/faktur/retur-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { fakturById } from '../../../../db/repositories/faktur/faktur.ts';
import { returnsOf, takenOf } from '../../../../db/repositories/faktur/returns.ts';
import { versionsOf } from '../../../../db/repositories/faktur/versions.ts';
import { type Deps, permit } from '../../../services/deps.ts';
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

/** Versions and returns, each with its masa, and their total effect; `ids` are those of the invoices. */
export const chainOf = async (
  scope: Scope,
  query: Query,
  invoice: FakturRow<string>,
): Promise<ReturChain & { ids: readonly string[] }> => {
  const { back, on } = await versionsOf(scope, query, invoice);
  const invoices = [...back, invoice, ...on];
  const ids = invoices.map(({ id }) => id);
  const returns = await returnsOf(scope, query, ids);
  const chain = [...invoices.map((one) => chained(one, false)), ...returns.map((one) => chained(one, true))];
  return { ids, chain, effect: effectByPeriod(chain) };
};

const around = async (scope: Scope, query: Query, retur: Retur) => {
  const note = noteOf(retur.lines);
  const origin = retur.originId === null ? undefined : await fakturById<string>(scope, query, retur.originId);
  if (!origin) return { note, origin: [], left: [], chain: [], effect: [] };
  const { ids, chain, effect } = await chainOf(scope, query, origin);
  return {
    note,
    origin: origin.lines,
    left: leftOf(origin, await takenOf(scope, query, ids, retur.id)),
    chain,
    effect,
  };
};

type Invoices = {
  readonly access: { readonly view: Permission };
  load(scope: Scope, query: Query, id: string): Promise<FakturRow<string>>;
};

export const viewChain =
  (invoices: Invoices) =>
  async (deps: Deps, scope: Scope, id: string): Promise<ReturChain> => {
    const invoice = await invoices.load(scope, deps.db.read, id);
    permit(scope, invoices.access.view);
    const { chain, effect } = await chainOf(scope, deps.db.read, invoice);
    return { chain, effect };
  };

export const viewReturMasukan = async (deps: Deps, scope: Scope, id: string): Promise<ReturMasukanView> => {
  const retur = await returMasukanFamily.view(deps, scope, id);
  return { ...retur, ...(await around(scope, deps.db.read, retur)) };
};

export const viewReturKeluaran = async (deps: Deps, scope: Scope, id: string): Promise<ReturKeluaranView> => {
  const retur = await returKeluaranFamily.view(deps, scope, id);
  return { ...retur, ...(await around(scope, deps.db.read, retur)) };
};
