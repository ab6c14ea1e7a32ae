import { uploadDeadline } from '#domain/faktur/check-document.ts';
import { keluaran } from '#domain/faktur/keluaran.ts';
import { voidStatuses } from '#domain/faktur/status-queries.ts';
import { daysLeft, documentCounts, documentStep, isIdle } from '#domain/home/health.ts';
import type { HealthRow, PeriodHealth } from '#domain/home/view-schema.ts';
import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { IncomeReturn } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { type Company, companyOf } from '../../../db/repositories/companies.ts';
import { fakturList } from '../../../db/repositories/faktur/list.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { leadsTo, toldStep } from './leads-to.ts';
import { type DocumentFacts, returnFacts } from './return-facts.ts';
import { returnHealth, slipsOf } from './return-health.ts';

const { unsent, approved } = keluaran;
const drafts: readonly string[] = ['DRAFT'];
const LIST = '/main/efaktur-v2/out';

/** Upload days are known for invoices from this masa on. */
export const FIRST_VAT = '2022-04';

/** The invoices of the company of the scope: by state, and the VAT of those in force. */
const invoicesOf = async (deps: Deps, scope: Scope, period: string): Promise<DocumentFacts> => {
  const today = jakartaDay(deps.now());
  const { read } = deps.db;
  const [{ byStatus }, sent] = await Promise.all([
    fakturList.totals(scope, read, { period }, today),
    fakturList.totals(scope, read, { period, status: [...approved] }, today),
  ]);
  return { byStatus, amount: sent.ppn };
};

type Of = { readonly period: string; readonly today: string };

/** How the invoices of a masa (YYYY-MM) stand; what follows them belongs to the VAT return, which has no screen yet. */
export const vatHealth = (scope: Scope, { period, today }: Of, { byStatus, amount }: DocumentFacts): HealthRow => {
  const counts = documentCounts(byStatus, {
    inForce: approved,
    faulty: unsent.filter((status) => !drafts.includes(status)),
    drafts,
    gone: voidStatuses,
  });
  const dueDay = uploadDeadline(`${period}-01`);
  const open = counts.faulty + counts.drafts;
  const list = (status: readonly string[]) =>
    leadsTo(
      scope,
      'efaktur/out/ctas',
      'list',
      `${LIST}?period=${period}${status.length > 0 ? `&status=${status.join()}` : ''}`,
    );
  const next = open > 0 ? list(unsent) : null;
  const done = open === 0 && counts.underway === 0 && counts.inForce > 0;
  return {
    tax: 'PPN',
    amount,
    steps: [toldStep(scope, documentStep(counts), list([]), 'invoices')],
    dueDay,
    daysLeft: done || isIdle(counts) ? null : daysLeft(today, dueDay),
    done,
    next: next ? { says: say(scope.locale, 'home.act.upload', { drafts: open }), to: next } : null,
  };
};

type Families = { readonly faktur: boolean; readonly bupot: boolean };

/** Which families of documents a company works with in Coretax. */
export const familiesOf = ({ flags }: Pick<Company, 'flags'>): Families => ({
  faktur: !flags.isCtasEfakturDisabled,
  bupot: !flags.isCtasEbupotDisabled && flags.ebupot.isRegistered,
});

/** Those of the company of the scope. */
export const ownFamilies = async (deps: Deps, scope: Scope): Promise<Families> => {
  const company = await companyOf(scope, deps.db.read);
  if (!company) throw new Problem('not_found');
  return familiesOf(company);
};

const returns: readonly IncomeReturn[] = ['UNIFIKASI', 'PPH21'];

/** The returns of income tax there are of a masa. */
export const returnsOf = (period: string): readonly IncomeReturn[] => returns.filter((type) => returnFor(type, period));

/** Kesehatan masa: each tax the company works with here, step by step. */
export const healthOf = async (deps: Deps, scope: Scope, { period }: { period: string }): Promise<PeriodHealth> => {
  permit(scope, 'HOMEPAGE_REPORTING_VIEW');
  const today = jakartaDay(deps.now());
  const { faktur, bupot } = await ownFamilies(deps, scope);
  const own = bupot ? [scope.companyId] : [];
  const facts = await returnFacts(deps, { ofReturns: own, ofDifferences: own, period });
  const rows = await Promise.all([
    ...(faktur && period >= FIRST_VAT
      ? [invoicesOf(deps, scope, period).then((invoices) => vatHealth(scope, { period, today }, invoices))]
      : []),
    ...(bupot
      ? returnsOf(period).map(async (type) =>
          returnHealth(scope, { type, period, today }, await slipsOf(deps, scope, type, period), facts),
        )
      : []),
  ]);
  return { period, rows };
};
