import { mayDo } from '#domain/access.ts';
import { returnOf, type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { issuedStatuses } from '#domain/bupot/status-queries.ts';
import { rupiah } from '#domain/definition/money.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import type { StepName } from '#domain/home/health.ts';
import type { CompaniesHealth, HealthRow } from '#domain/home/view-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { IncomeReturn } from '#domain/spt/record.ts';
import { unsafeFakturCounts, unsafeSlipCounts } from '../../../db/repositories/health.ts';
import { familiesOf } from '../../services/company/families.ts';
import { type OwnPlace, ownPlaces } from '../../services/company/places.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { booksOfPlaces } from './books.ts';
import { returnsOf } from './health.ts';
import { type DocumentFacts, noDocuments, returnFacts } from './return-facts.ts';
import { openSlips, slipHealth } from './slip-health.ts';
import { FIRST_VAT, vatHealth } from './vat-health.ts';

type Row = CompaniesHealth['companies'][number];
type Cell = Row['taxes'][number]['steps'][number];

/** Without permission for the list the cell is hidden. */
const cellOf: Readonly<Record<HealthRow['tax'], Partial<Record<StepName, Parameters<typeof mayDo>[1]>>>> = {
  PPN: {
    documents: 'efaktur/out/ctas',
    reconcile: 'efaktur/in/ctas',
    pay: 'efaktur/spt/ctas',
    file: 'efaktur/spt/ctas',
  },
  UNIFIKASI: {
    documents: 'ebupot/slips',
    reconcile: 'ebupot/slips',
    pay: 'ebupot/unifikasi/spt',
    file: 'ebupot/unifikasi/spt',
  },
  PPH21: { documents: 'ebupot/slips', reconcile: 'ebupot/slips', pay: 'ebupot/pph21/spt', file: 'ebupot/pph21/spt' },
};

const mayRead = ({ permissions }: Scope, tax: HealthRow['tax'], step: StepName): boolean =>
  permissions.has('HOMEPAGE_REPORTING_VIEW') && mayDo(permissions, cellOf[tax][step] ?? '', 'list');

type Counted = { readonly companyId: string; readonly status: string; readonly count: number; readonly sum: number };

const factsBy = (
  rows: readonly Counted[],
  keyOf: (row: Counted) => string,
  inForce: readonly string[],
): ReadonlyMap<string, DocumentFacts> => {
  const found = new Map<string, { byStatus: Record<string, number>; sum: number }>();
  for (const row of rows) {
    const key = keyOf(row);
    const facts = found.get(key) ?? { byStatus: {}, sum: 0 };
    facts.byStatus[row.status] = (facts.byStatus[row.status] ?? 0) + row.count;
    if (inForce.includes(row.status)) facts.sum += row.sum;
    found.set(key, facts);
  }
  return new Map([...found].map(([key, { byStatus, sum }]) => [key, { byStatus, amount: rupiah(sum) }]));
};

/** Without the cells the user may not read, and without texts that would reveal them. */
const locked = (scope: Scope, row: HealthRow): Row['taxes'][number] => {
  const { tax, dueDay, daysLeft, done, amount } = row;
  const may = (step: StepName) => mayRead(scope, tax, step);
  const cells = row.steps.map(
    ({ step, state, says, to }): Cell =>
      may(step) ? { step, state, says, to } : { step, state: null, says: null, to: null },
  );
  const ends = row.steps.every(({ step }) => may(step));
  return {
    tax,
    amount: ends ? amount : null,
    steps: cells,
    dueDay: ends ? dueDay : null,
    daysLeft: ends ? daysLeft : null,
    done: ends && done,
  };
};

const isDueBy = (dueBy: string | undefined) => (row: Row) =>
  dueBy === undefined ||
  row.taxes.some(({ done, daysLeft, dueDay }) => !done && daysLeft !== null && dueDay !== null && dueDay <= dueBy);

export const openPlaces = async (deps: Deps, scope: Scope): Promise<readonly OwnPlace[]> =>
  (await ownPlaces(deps, scope)).filter(({ company }) => company.archivedAt === null);

/** Of a masa (YYYY-MM). Each kind of fact is read in one query for the companies where the user may read it. */
export const healthOfPlaces = async (deps: Deps, places: readonly OwnPlace[], period: string): Promise<Row[]> => {
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const types = returnsOf(period);
  const idsWhere = (fits: (place: OwnPlace) => boolean) => places.filter(fits).map(({ company }) => company.id);
  const ofReturn = (step: StepName) =>
    idsWhere(({ company, scope }) => familiesOf(company).bupot && types.some((type) => mayRead(scope, type, step)));
  const ofVat = (step: StepName) =>
    idsWhere(({ company, scope }) => familiesOf(company).faktur && mayRead(scope, 'PPN', step));
  const reconciled = new Set(ofVat('reconcile'));
  const [invoices, slips, facts, books] = await Promise.all([
    unsafeFakturCounts(read, ofVat('documents'), period),
    unsafeSlipCounts(read, ofReturn('documents'), period),
    returnFacts(deps, {
      ofReturns: [...new Set([...ofReturn('file'), ...ofVat('file')])],
      ofDifferences: ofReturn('reconcile'),
      ofIncoming: ofVat('reconcile'),
      period,
    }),
    booksOfPlaces(
      deps,
      places.flatMap(({ company, scope }) => (reconciled.has(company.id) ? [scope] : [])),
      period,
    ),
  ]);
  const vat = factsBy(invoices, ({ companyId }) => companyId, keluaran.approved);
  const kindTypes = new Map(slipKinds.map((kind) => [kind, returnOf(kind)]));
  const bySlips = factsBy(
    slips.map(({ kind, companyId, ...row }) => ({ ...row, companyId: `${companyId} ${kindTypes.get(kind)}` })),
    ({ companyId }) => companyId,
    issuedStatuses,
  );
  const kinds = new Map<string, SlipKind>();
  for (const some of [slips.filter(({ status }) => openSlips.includes(status)), slips])
    for (const { companyId, kind } of some) {
      const key = `${companyId} ${returnOf(kind)}`;
      if (!kinds.has(key)) kinds.set(key, kind);
    }
  const rowOf = ({ company, scope }: OwnPlace): Row => {
    const { faktur, bupot } = familiesOf(company);
    const slipsOf = (type: IncomeReturn) => ({
      ...(bySlips.get(`${company.id} ${type}`) ?? noDocuments),
      kind: kinds.get(`${company.id} ${type}`),
    });
    const rows = [
      ...(faktur && period >= FIRST_VAT
        ? [
            vatHealth(
              scope,
              { period, today },
              vat.get(company.id) ?? noDocuments,
              facts,
              books.get(company.id) ?? null,
            ),
          ]
        : []),
      ...(bupot ? types.map((type) => slipHealth(scope, { type, period, today }, slipsOf(type), facts)) : []),
    ];
    const { id, name, npwp, color, role } = company;
    return { companyId: id, name, npwp, color, role, taxes: rows.map((row) => locked(scope, row)) };
  };
  return places.map(rowOf);
};

type CompaniesParams = { readonly period: string; readonly dueBy?: string | undefined };

/** With `dueBy` (YYYY-MM-DD) only companies with something open due by then. */
export const companiesHealth = async (
  deps: Deps,
  here: Scope,
  { period, dueBy }: CompaniesParams,
): Promise<CompaniesHealth> => {
  permit(here, 'HOMEPAGE_REPORTING_VIEW');
  const places = await openPlaces(deps, here);
  const rows = await healthOfPlaces(deps, places, period);
  return { period, total: places.length, companies: rows.filter(isDueBy(dueBy)) };
};
