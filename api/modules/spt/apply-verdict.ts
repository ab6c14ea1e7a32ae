import { labelOf } from '#domain/billing/label.ts';
import { isPaid } from '#domain/billing/status-queries.ts';
import type { Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { allows, awaitsPayment, isFiled, isVoid } from '#domain/spt/status-queries.ts';
import type { Tx } from '../../../db/database.ts';
import { billingsOfSpt } from '../../../db/repositories/billing/billing.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { sptById } from '../../../db/repositories/spt/spt.ts';
import { asOffice } from '../../documents/moves.ts';
import type { SptVerdict } from '../../gateways/djp/spt/port.ts';
import type { Deps } from '../../services/deps.ts';
import { definitionOf } from './definition-of.ts';
import { lockDependentReturns } from './dependent-returns.ts';
import { moveSpt, type SptStep } from './move-spts.ts';
import { letGo } from './prove-spt.ts';

type OfficeVerdict = { readonly verdict: SptVerdict; readonly ref?: string | undefined };

const stepFor = (read: SptRecord, { verdict, ref }: OfficeVerdict): SptStep | null => {
  const known = ref !== undefined && ref !== read.officeRef ? { officeRef: ref } : {};
  const answer = { officeCode: null, officeMessage: null, ...known };
  switch (verdict.state) {
    case 'waiting':
      return 'officeRef' in known ? { read, move: 'inquire', action: 'received', set: known } : null;
    case 'waitingPayment':
      return { read, move: 'bill', set: { ...answer, billingExpiresAt: verdict.expiresAt } };
    case 'filed':
      return {
        read,
        move: 'accept',
        set: { ...answer, bpe: verdict.bpe, filedAt: verdict.at, billingExpiresAt: null },
      };
    case 'lapsed':
      return { read, move: 'lapse', set: { ...known, billingExpiresAt: null } };
    case 'rejected':
      return { read, move: 'reject', set: { ...known, officeCode: verdict.code, officeMessage: verdict.message } };
    case 'annulled':
      return { read, move: 'annul', set: { ...known, officeCode: verdict.code, officeMessage: verdict.message } };
  }
};

/** For the next return: its slips, those taken over from the return it corrects, and its money. */
const free = async (tx: Tx, deps: Deps, scope: Scope, spt: SptRecord): Promise<void> => {
  const replaced = spt.replaces === null ? undefined : await sptById(scope, tx.db, spt.replaces);
  const source = sourceOf(definitionOf(spt));
  await source.release(tx, scope, spt, replaced?.postedAt ?? null);
  await letGo(tx, deps, scope, spt);
  await bumpRevision(tx, scope, source.list);
};

/** A return waiting for payment may be paid elsewhere: a code shown as open might be paid twice. */
const askForReceipts = async (tx: Tx, deps: Deps, scope: Scope, spt: SptRecord): Promise<void> => {
  const unpaid = (await billingsOfSpt(scope, tx.db, spt.id)).filter((one) => one.code !== null && !isPaid(one));
  if (unpaid.length === 0) return;
  await enqueue(tx, scope, deps.now(), {
    kind: 'billing.ask',
    payload: {},
    visible: false,
    uniqueKey: `billing.ask:${spt.id}:${spt.version}`,
    items: unpaid.map((one) => ({ refId: one.id, label: labelOf(one) })),
  });
};

/** Idempotent; late verdicts change nothing. */
export const applyVerdict = (
  deps: Deps,
  scope: Scope,
  id: string,
  result: OfficeVerdict,
): Promise<SptRecord | undefined> =>
  deps.db.transact(async (tx) => {
    const read = await lockDependentReturns(tx, scope, id);
    const step = read && stepFor(read, result);
    if (!read || !step || !allows(step.move, read)) return read;
    const moved = await moveSpt(tx, deps, asOffice(scope), deps.now(), step);
    if (awaitsPayment(read) && isFiled(moved)) await askForReceipts(tx, deps, asOffice(scope), moved);
    if (isVoid(moved)) await free(tx, deps, asOffice(scope), read);
    return moved;
  });
