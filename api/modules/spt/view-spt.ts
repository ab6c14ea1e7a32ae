import { inSentences, type Waiting } from '#domain/calendar/waiting.ts';
import type { Explained } from '#domain/definition/explain.ts';
import { rupiah } from '#domain/definition/money.ts';
import { say } from '#domain/messages/index.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type AmendedLine, amendedLines } from '#domain/spt/amendment.ts';
import { overpaymentsOf } from '#domain/spt/bills.ts';
import { lateFiling, type ToldDue, toldDue } from '#domain/spt/filing.ts';
import { labelOf } from '#domain/spt/label.ts';
import { latePayment } from '#domain/spt/late-payment.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import type { SptMove } from '#domain/spt/status.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { type ToDo, toDoOf } from '#domain/spt/to-do.ts';
import type { SptProof } from '../../../db/repositories/spt/proofs.ts';
import { sptById, sptVersions } from '../../../db/repositories/spt/spt.ts';
import { inWords, type SaidFinding } from '../../documents/findings.ts';
import { timelineOf } from '../../documents/timeline.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { coveredBy, type SptBill, toldBills } from './cover.ts';
import { definitionOf, loadSpt, type Named } from './load-spt.ts';
import { offeredMoves } from './offered-moves.ts';
import { findingsIn } from './post-item.ts';

export type SptView = SptRecord &
  ToldDue & {
    label: string;
    /** What this person may ask for now. */
    actions: SptMove[];
    toDo: ToDo | null;
    /** What filing today would cost where the last day has passed. */
    fine: Explained | null;
    /** What paying what is left later costs in interest. */
    waiting: Waiting<string> | null;
    bills: SptBill[];
    proofs: (SptProof & { why: string | null })[];
    settled: boolean;
    overpayments: { line: string; kapKjs: string; amount: string; becomes: 'carry' | 'refund' }[];
    /** What keeps it from being filed. */
    findings: SaidFinding[];
    versions: Pick<SptRecord, 'id' | 'revision' | 'status' | 'payable' | 'overpaid' | 'filedAt' | 'bpe'>[];
    /** Line by line against the return it corrects; empty for a normal one. */
    changes: AmendedLine[];
  };

/** One return with everything a screen shows of it; the lines are worked from its inputs by the same code there. */
export const viewSpt = async (deps: Deps, scope: Scope, named: Named): Promise<SptView> => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  const { read } = deps.db;
  const spt = await loadSpt(scope, read, named);
  const definition = definitionOf(spt);
  const [versions, replaced, { coverage, proofs }, findings] = await Promise.all([
    sptVersions(scope, read, spt),
    spt.replaces === null ? undefined : sptById(scope, read, spt.replaces),
    coveredBy(scope, read, spt),
    findingsIn(scope, read, spt),
  ]);
  const today = jakartaDay(deps.now());
  const why = new Map(coverage.unfit.map(({ proof, why }) => [proof.id, why]));
  return {
    ...spt,
    label: labelOf(spt, scope.locale),
    actions: offeredMoves(deps, scope, spt, versions),
    toDo: toDoOf(spt, coverage, true),
    ...toldDue(spt.period),
    fine: isFiled(spt) ? null : lateFiling(spt, today),
    waiting: inSentences(
      latePayment(
        spt,
        coverage.bills.map(({ bill, rest }) => ({ kapKjs: bill.kapKjs, rest })),
        today,
      ),
      ({ key, params }) => say(scope.locale, key, params),
    ),
    bills: toldBills(coverage),
    proofs: proofs.map((proof) => ({ ...proof, why: why.get(proof.id) ?? null })),
    settled: coverage.settled,
    overpayments: spt.amounts
      ? overpaymentsOf(definition, spt.amounts, spt.period).map(({ line, kapKjs, amount, becomes }) => ({
          line,
          kapKjs,
          amount: rupiah(amount),
          becomes,
        }))
      : [],
    findings: inWords(scope.locale, findings),
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

/** The history of one return, oldest first, in words. */
export const sptTimeline = async (deps: Deps, scope: Scope, named: Named) => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  await loadSpt(scope, deps.db.read, named);
  return timelineOf(scope, deps.db.read, named.id, { happened: 'spt.happened' });
};
