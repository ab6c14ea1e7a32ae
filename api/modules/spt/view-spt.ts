import { inSentences } from '#domain/calendar/waiting.ts';
import { rupiah } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { overpaymentsOf } from '#domain/spt/bills.ts';
import { dueView, lateFiling } from '#domain/spt/filing.ts';
import { amendedLines } from '#domain/spt/frozen.ts';
import { labelOf, latePayment } from '#domain/spt/label.ts';
import { paidLate } from '#domain/spt/paid-late.ts';
import { isFiled, mayAmend } from '#domain/spt/status-queries.ts';
import { toDoOf } from '#domain/spt/to-do.ts';
import type { SptView } from '#domain/spt/view-schema.ts';
import { sptById, sptVersions } from '../../../db/repositories/spt/spt.ts';
import { inWords } from '../../documents/findings.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { billViews, coveredBy } from './cover.ts';
import { definitionOf } from './definition-of.ts';
import { amendmentDue } from './duty-amounts.ts';
import { loadSpt, type Named, offeredMoves } from './family.ts';
import { findingsIn } from './post-spt.ts';
import { roundedOtherwise } from './rounded-otherwise.ts';

/** The client calculates the lines from the same inputs with the same code. */
export const viewSpt = async (deps: Deps, scope: Scope, named: Named): Promise<SptView> => {
  permit(scope, returnAccess(named.type).view);
  const { read } = deps.db;
  const spt = await loadSpt(scope, read, named);
  const definition = definitionOf(spt);
  const [versions, replaced, { coverage, proofs }, findings, rounded] = await Promise.all([
    sptVersions(scope, read, spt),
    spt.replaces === null ? undefined : sptById(scope, read, spt.replaces),
    coveredBy(scope, read, spt),
    findingsIn(scope, read, spt),
    roundedOtherwise(scope, read, spt),
  ]);
  const today = jakartaDay(deps.now());
  const toDo = toDoOf({ ...spt, followed: !mayAmend(spt, versions) }, coverage, true);
  const why = new Map(coverage.unfit.map(({ proof, why }) => [proof.id, why]));
  return {
    ...spt,
    label: labelOf(spt, scope.locale),
    actions: offeredMoves(deps, scope, spt, versions),
    toDo,
    amendment: toDo?.action === 'amend' ? await amendmentDue(deps, scope, spt) : null,
    ...dueView(spt),
    fine: isFiled(spt) ? null : lateFiling(spt, today),
    waiting: inSentences(
      latePayment(
        spt,
        coverage.bills.map(({ bill, rest }) => ({ kapKjs: bill.kapKjs, rest })),
        today,
      ),
      ({ key, params }) => say(scope.locale, key, params),
    ),
    paidLate: paidLate(spt.period, coverage).map((one) => ({ ...one, amount: rupiah(one.amount) })),
    bills: billViews(coverage),
    proofs: proofs.map((proof) => ({ ...proof, why: why.get(proof.id) ?? null })),
    settled: coverage.settled,
    overpayments: spt.amounts
      ? overpaymentsOf(definition, spt.amounts, spt.period, spt.entries?.overpaidAs, spt.paidBefore).map(
          ({ line, kapKjs, amount, becomes }) => ({
            line,
            kapKjs,
            amount: rupiah(amount),
            becomes,
          }),
        )
      : [],
    findings: inWords(scope.locale, findings),
    roundedOtherwise: rounded,
    versions: versions.map(({ id, revision, status, payable, overpaid, filedAt, bpe }) => ({
      id,
      revision,
      status,
      payable,
      overpaid,
      filedAt,
      bpe,
    })),
    changes: spt.amounts && replaced?.amounts ? amendedLines(definition, replaced.amounts, spt.amounts) : [],
  };
};
