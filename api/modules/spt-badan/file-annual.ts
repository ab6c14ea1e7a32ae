import { rupiah } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { takesReturns } from '#domain/spt/filing.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualFindings } from '#domain/spt-badan/checks/annual-findings.ts';
import { annualLabel } from '#domain/spt-badan/label.ts';
import { receiptsIn } from '#domain/spt-badan/receipts.ts';
import { type AnnualReturn, entriesOf } from '#domain/spt-badan/record.ts';
import type { AnnualMove } from '#domain/spt-badan/status.ts';
import { allowsAnnual, isAnnualFiled, isAnnualSent, isAnnualVoid } from '#domain/spt-badan/status.ts';
import type { Query } from '../../../db/database.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { type Signee, signeesOf } from '../../../db/repositories/signees.ts';
import { annualById, lockAnnual } from '../../../db/repositories/spt-badan/spt-badan.ts';
import { backoff, failed, type ItemResult, retryLater } from '../../documents/item-result.ts';
import { asOffice } from '../../documents/moves.ts';
import { activeSignees, signeeFor } from '../../documents/signees.ts';
import { HANDED_OVER_MS, soon } from '../../documents/soon.ts';
import type { SentSpt, SptVerdict } from '../../gateways/djp/spt/port.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { type AnnualSet, annualFamily, annualMoves } from './family.ts';
import { releaseSlipsOf, takeSlipsOf } from './sources/take-slips.ts';
import { amendedOn, checkedOf } from './view-annual.ts';

export const FILE_JOB = 'spt-badan.file';
const KAP_KJS = '411126-200';
const PRODUCT = 'spt1771';
const KEY = 'key:';
const AGAIN_MS = 3_000;

const refuse = (message: string): Problem => new Problem('conflict', { message });

/** Who may sign an annual return now. */
export const annualSignees = async (deps: Deps, scope: Scope): Promise<Signee[]> => {
  permit(scope, annualAccess.view);
  return activeSignees(scope, deps.db.read, PRODUCT);
};

/** Nothing corrects a return that the office annulled. */
const refuseAnnulled = async (scope: Scope, query: Query, { replaces }: AnnualReturn): Promise<void> => {
  const corrected = replaces === null ? undefined : await annualById(scope, query, replaces);
  if (corrected && isAnnualVoid(corrected)) throw refuse('sptBadan.server.annulled');
};

const refuseOpen = async (deps: Deps, scope: Scope, row: AnnualReturn): Promise<void> => {
  if (!allowsAnnual('file', row)) throw annualMoves.wrongStatus(row);
  if (!deps.sptOffice.canFile) throw refuse('spt.server.cannot_file');
  if (!takesReturns(deps.now())) throw refuse('spt.check.hours');
  const { flags } = await ownCompany(scope, deps.db.read);
  if (row.era === '1771' && !flags.efiling.isRegistered) throw refuse('sptBadan.server.no_efin');
  await refuseAnnulled(scope, deps.db.read, row);
  const checked = { ...(await checkedOf(scope, deps.db.read, row)), amendedOn: amendedOn(deps, row) };
  const errors = annualFindings(checked).filter(({ severity }) => severity === 'error');
  if (errors.length > 0)
    throw new Problem('conflict', { message: 'sptBadan.server.findings', extra: { findings: errors } });
};

/** Signs and sends it. Waits briefly for the answer; otherwise the job continues. Throws what prevents filing. */
export const fileAnnual = async (
  deps: Deps,
  scope: Scope,
  { id, signeeId }: { readonly id: string; readonly signeeId?: string | undefined },
): Promise<AnnualReturn> => {
  const seen = await annualFamily.load(scope, deps.db.read, id);
  permit(scope, annualAccess.upload);
  await refuseOpen(deps, scope, seen);
  const signee = await signeeFor(scope, deps.db.read, { product: PRODUCT, signeeId });
  await deps.db.transact(async (tx) => {
    const read = await lockAnnual(tx, scope, id);
    if (!read) throw new Problem('not_found');
    if (read.version !== seen.version) throw new Problem('conflict');
    // A return that may have arrived is sent again with the same key.
    const officeRef = isAnnualSent(read) ? read.officeRef : `${KEY}${read.id}:${read.version + 1}`;
    const set = { signeeId: signee.id, officeRef, officeCode: null, officeMessage: null };
    await takeSlipsOf(tx, deps, scope, read);
    await annualMoves.move(tx, deps, scope, deps.now(), [{ read, move: 'file', set }]);
    await enqueue(tx, scope, deps.now(), {
      kind: FILE_JOB,
      payload: {},
      items: [{ refId: id, label: annualLabel(read, scope.locale) }],
      uniqueKey: `${FILE_JOB}:${id}:${read.version}`,
      runAt: deps.now() + HANDED_OVER_MS,
    });
  });
  await soon(deps, sendAnnual(deps, scope, { id, attempts: 0 }));
  return annualFamily.load(scope, deps.db.read, id);
};

const moveAs = (deps: Deps, scope: Scope, id: string, move: AnnualMove, set: AnnualSet): Promise<void> =>
  deps.db.transact(async (tx) => {
    const read = await lockAnnual(tx, scope, id);
    if (!read || !allowsAnnual(move, read)) return;
    if (move === 'reject' || move === 'unsent') await releaseSlipsOf(tx, deps, asOffice(scope), read, 'goes on');
    if (move === 'annul') await releaseSlipsOf(tx, deps, asOffice(scope), read, 'ends');
    await annualMoves.move(tx, deps, asOffice(scope), deps.now(), [{ read, move, set }]);
  });

const applied = async (deps: Deps, scope: Scope, id: string, verdict: SptVerdict, ref?: string): Promise<boolean> => {
  const known = ref === undefined ? {} : { officeRef: ref };
  if (verdict.state === 'filed')
    await moveAs(deps, scope, id, 'accept', { ...known, bpe: verdict.bpe, filedAt: verdict.at });
  else if (verdict.state === 'rejected')
    await moveAs(deps, scope, id, 'reject', { ...known, officeCode: verdict.code, officeMessage: verdict.message });
  else if (verdict.state === 'annulled')
    await moveAs(deps, scope, id, 'annul', { ...known, officeCode: verdict.code, officeMessage: verdict.message });
  else {
    if (ref !== undefined) await moveAs(deps, scope, id, 'inquire', known);
    return false;
  }
  return true;
};

const keyIn = ({ officeRef, id }: AnnualReturn): string =>
  officeRef?.startsWith(KEY) ? officeRef.slice(KEY.length) : id;

const send = async (deps: Deps, scope: Scope, row: AnnualReturn) => {
  const [{ npwp: tin }, signees] = await Promise.all([
    ownCompany(scope, deps.db.read),
    signeesOf(scope, deps.db.read, PRODUCT),
  ]);
  const sent = { companyId: scope.companyId, objectId: row.id, tin };
  if (row.officeRef !== null && !row.officeRef.startsWith(KEY)) {
    const named: SentSpt = { ...sent, ref: row.officeRef };
    const answer = await deps.sptOffice.ask(named);
    return answer.kind === 'done' ? { ...answer, value: { ref: row.officeRef, verdict: answer.value } } : answer;
  }
  const signee = signees.find(({ id }) => id === row.signeeId);
  const receipts = receiptsIn(entriesOf(row), row.taxYear);
  return deps.sptOffice.file(
    {
      ...sent,
      type: 'BADAN',
      period: `${row.taxYear}-12`,
      revision: row.revision,
      signee: { name: signee?.name ?? '', npwp: signee?.npwp ?? '' },
      amounts: row.amounts,
      documentCount: 0,
      bills: row.payable === '0.00' ? [] : [{ kapKjs: KAP_KJS, amount: row.payable }],
      proofs: receipts.map(({ ntpn, amount }) => ({
        kind: 'NTPN' as const,
        number: ntpn,
        kapKjs: KAP_KJS,
        amount: rupiah(amount),
      })),
      codes: [],
    },
    keyIn(row),
  );
};

/** Sends a return, or asks about one that the office already has. */
export const sendAnnual = async (
  deps: Deps,
  scope: Scope,
  { id, attempts, last = false }: { readonly id: string; readonly attempts: number; readonly last?: boolean },
): Promise<ItemResult> => {
  const row = await annualById(scope, deps.db.read, id);
  if (!row || !isAnnualSent(row)) return { status: 'DONE' };
  const answer = await send(deps, scope, row);
  if (answer.kind === 'unreachable') {
    if (!last) return retryLater(backoff(attempts), 'UNREACHABLE', '');
    await moveAs(deps, scope, id, 'failSubmitting', { officeCode: 'UNREACHABLE', officeMessage: null });
    return failed('UNREACHABLE', '');
  }
  if (answer.kind === 'refused') {
    await moveAs(deps, scope, id, 'reject', { officeCode: answer.code, officeMessage: answer.message });
    return failed(answer.code, answer.message);
  }
  const { ref, verdict } = answer.value;
  return (await applied(deps, scope, id, verdict, ref)) ? { status: 'DONE' } : retryLater(AGAIN_MS, 'waiting', '');
};

/** A return filed before this connection is unknown there, and stays as it is. */
const askWhetherAnnulled = async (deps: Deps, scope: Scope, { id, officeRef }: AnnualReturn): Promise<void> => {
  const { npwp: tin } = await ownCompany(scope, deps.db.read);
  const named = officeRef?.startsWith(KEY) ? { key: officeRef.slice(KEY.length) } : { ref: officeRef ?? id };
  const answer = await deps.sptOffice.ask({ companyId: scope.companyId, objectId: id, tin, ...named });
  if (answer.kind === 'unreachable') throw new Problem('unavailable', { message: 'spt.server.office_unreachable' });
  if (answer.kind === 'done' && answer.value.state === 'annulled') await applied(deps, scope, id, answer.value);
};

export const inquireAnnual = async (
  deps: Deps,
  scope: Scope,
  { id }: { readonly id: string },
): Promise<AnnualReturn> => {
  const read = await annualFamily.load(scope, deps.db.read, id);
  permit(scope, annualAccess.view);
  if (!allowsAnnual('inquire', read)) throw annualMoves.wrongStatus(read);
  if (isAnnualFiled(read)) await askWhetherAnnulled(deps, scope, read);
  else await sendAnnual(deps, scope, { id, attempts: 0 });
  return annualFamily.load(scope, deps.db.read, id);
};
