import { periodOf } from '#domain/definition/day.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { isFiled, mayAmend, newestOf } from '#domain/spt/status-queries.ts';
import type { ReturnType } from '#domain/spt/types.ts';
import type { Tx } from '../../../db/database.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { insertSpt, sptVersions } from '../../../db/repositories/spt/spt.ts';
import { announceReturns } from '../../documents/mark-returns-stale.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { loadSpt, type Named } from './load-spt.ts';
import { OBJECT_TYPE, wrongStatus } from './move-spts.ts';

type Of = { readonly type: ReturnType; readonly period: string };
type Version = Pick<SptRecord, 'revision' | 'replaces' | 'reason'>;

const newSpt = (deps: Deps, scope: Scope, { type, period }: Of, version: Version): SptRecord => {
  const now = deps.now();
  return {
    id: deps.newId(),
    companyId: scope.companyId,
    version: 1,
    type,
    period,
    ...version,
    status: sptStatus.start,
    inputs: null,
    amounts: null,
    documentCount: 0,
    payable: '0.00',
    overpaid: '0.00',
    postedAt: null,
    stale: false,
    validatedAt: null,
    signeeId: null,
    billingId: null,
    billingExpiresAt: null,
    filedAt: null,
    bpe: null,
    officeCode: null,
    officeMessage: null,
    officeRef: null,
    createdBy: scope.userName,
    createdAt: now,
    updatedBy: scope.userName,
    updatedAt: now,
  };
};

const insert = async (tx: Tx, deps: Deps, scope: Scope, spt: SptRecord): Promise<SptRecord> => {
  if (!(await insertSpt(tx, scope, spt))) throw new Problem('conflict', { message: 'spt.server.exists' });
  const { id, status, type, period, revision, replaces, reason, version } = spt;
  await appendHistory(tx, scope, spt.createdAt, [
    {
      objectType: OBJECT_TYPE,
      objectId: id,
      action: 'create',
      toStatus: status,
      after: { type, period, revision, replaces, version },
      reason,
    },
  ]);
  await announceReturns(tx, deps, scope, [id]);
  return spt;
};

/** Returns are made for the periods of Coretax that have begun. */
export const refusePeriod = (deps: Deps, { type, period }: Of): void => {
  if (!returnFor(type, period)) throw new Problem('invalid', { errors: { period: 'spt.check.classic' } });
  if (period > periodOf(jakartaDay(deps.now())))
    throw new Problem('invalid', { errors: { period: 'spt.server.future' } });
};

/**
 * A concept of a period's return ("Buat SPT"). There is one of each kind and period; what is filed gets a correction instead. After one that
 * the office annulled it is a normal one again: that one counts as not filed (art. 3 (7) and 8 (1) KUP).
 */
export const createSpt = async (deps: Deps, scope: Scope, of: Of): Promise<SptRecord> => {
  permit(scope, 'EBUPOT_SPT_CREATE');
  refusePeriod(deps, of);
  return deps.db.transact(async (tx) => {
    const versions = await sptVersions(scope, tx.db, of);
    const newest = newestOf(versions, of.type, of.period);
    if (newest)
      throw new Problem('conflict', {
        message: isFiled(newest) ? 'spt.server.filed_already' : 'spt.server.exists',
        extra: { id: newest.id },
      });
    return insert(tx, deps, scope, newSpt(deps, scope, of, { revision: 0, replaces: null, reason: null }));
  });
};

/** The next correction (pembetulan) of a filed return, as a concept. Only its newest version is corrected. */
export const amendSpt = async (
  deps: Deps,
  scope: Scope,
  { reason, ...named }: Named & { reason: string },
): Promise<SptRecord> => {
  const filed = await loadSpt(scope, deps.db.read, named);
  permit(scope, 'EBUPOT_SPT_CREATE');
  if (!isFiled(filed)) throw wrongStatus(filed);
  return deps.db.transact(async (tx) => {
    const versions = await sptVersions(scope, tx.db, filed);
    if (!mayAmend(filed, versions)) {
      const newest = newestOf(versions, filed.type, filed.period);
      throw new Problem('conflict', { message: 'spt.server.amended_already', extra: { id: newest?.id } });
    }
    const version = { revision: filed.revision + 1, replaces: filed.id, reason };
    const next = await insert(tx, deps, scope, newSpt(deps, scope, filed, version));
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT_TYPE, objectId: filed.id, action: 'amend', after: { by: next.id }, reason },
    ]);
    return next;
  });
};
