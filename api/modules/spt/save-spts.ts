import { periodOf } from '#domain/definition/day.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { amendedEntries } from '#domain/spt/ppn/amended-entries.ts';
import type { ReturnType, SptRecord } from '#domain/spt/record.ts';
import { returnFor } from '#domain/spt/return-for.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { isFiled, mayAmend, newestOf } from '#domain/spt/status-queries.ts';
import { bumpRevision } from '../../../db/repositories/revisions.ts';
import { proofsOfSpt } from '../../../db/repositories/spt/proofs.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { insertSpt, lockSpt, removeSpt, sptById, sptVersions } from '../../../db/repositories/spt/spt.ts';
import { newRecordFields } from '../../documents/new-record-fields.ts';
import { savesOf } from '../../documents/saves.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { definitionOf } from './definition-of.ts';
import { loadSpt, type Named, returnFamily, sptFamily, vatReturnFamily } from './family.ts';
import { wrongStatus } from './move-spts.ts';

type ReturnOfMasa = { readonly type: ReturnType; readonly period: string };
type Version = Pick<SptRecord, 'revision' | 'replaces' | 'reason'> & Partial<Pick<SptRecord, 'entries'>>;

const newSpt = (deps: Deps, scope: Scope, { type, period }: ReturnOfMasa, version: Version): SptRecord => ({
  ...newRecordFields(deps, scope),
  type,
  period,
  entries: null,
  ...version,
  status: sptStatus.start,
  inputs: null,
  amounts: null,
  paidBefore: null,
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
});

export const draftSpt = (deps: Deps, scope: Scope, of: ReturnOfMasa): SptRecord =>
  newSpt(deps, scope, of, { revision: 0, replaces: null, reason: null });

export const refusePeriod = (deps: Deps, { type, period }: ReturnOfMasa): void => {
  if (!returnFor(type, period)) throw new Problem('invalid', { errors: { period: 'spt.check.classic' } });
  if (period > periodOf(jakartaDay(deps.now())))
    throw new Problem('invalid', { errors: { period: 'spt.server.future' } });
};

/**
 * One per kind and period; a filed one is corrected instead. After one that the tax office annulled it is a normal one
 * again: that one counts as not filed (art. 3 (7) and 8 (1) KUP). One never accepted can be removed, which releases its
 * slips.
 */
const savesIn = (family: typeof sptFamily | typeof vatReturnFamily) =>
  savesOf<SptRecord, SptRecord, ReturnOfMasa>({
    family,
    inputOf: ({ type, period, revision, replaces }) => ({ type, period, revision, replaces }),
    insert: async (tx, scope, spts) => {
      for (const spt of spts)
        if (!(await insertSpt(tx, scope, spt))) throw new Problem('conflict', { message: 'spt.server.exists' });
    },
    remove: async (tx, _deps, scope, read) => {
      await lockSpt(tx, scope, read.id);
      // Proofs are removed by the user first, because the money may be needed elsewhere.
      if ((await proofsOfSpt(scope, tx.db, read.id)).length > 0)
        throw new Problem('conflict', { message: 'spt.server.has_proofs' });
      const replaced = read.replaces === null ? undefined : await sptById(scope, tx.db, read.replaces);
      const source = sourceOf(definitionOf(read));
      await source.release(tx, scope, read, replaced?.postedAt ?? null);
      await bumpRevision(tx, scope, source.list);
      return removeSpt(tx, scope, read);
    },
    refuse: (deps, _scope, { input }) => refusePeriod(deps, input),
    compose: async (tx, deps, scope, { input }) => {
      const newest = newestOf(await sptVersions(scope, tx.db, input), input.type, input.period);
      if (newest)
        throw new Problem('conflict', {
          message: isFiled(newest) ? 'spt.server.filed_already' : 'spt.server.exists',
          extra: { id: newest.id },
        });
      return { row: draftSpt(deps, scope, input) };
    },
  });

export const sptSaves = savesIn(sptFamily);
export const vatReturnSaves = savesIn(vatReturnFamily);
export const returnSaves = (type: ReturnType) => (type === 'PPN' ? vatReturnSaves : sptSaves);

/** A concept (pembetulan). Only the newest version can be corrected. */
export const amendSpt = async (
  deps: Deps,
  scope: Scope,
  { reason, ...named }: Named & { reason: string },
): Promise<SptRecord> => {
  const filed = await loadSpt(scope, deps.db.read, named);
  permit(scope, returnAccess(named.type).write);
  if (!isFiled(filed)) throw wrongStatus(filed);
  return deps.db.transact(async (tx) => {
    const versions = await sptVersions(scope, tx.db, filed);
    if (!mayAmend(filed, versions)) {
      const newest = newestOf(versions, filed.type, filed.period);
      throw new Problem('conflict', { message: 'spt.server.amended_already', extra: { id: newest?.id } });
    }
    const entries = amendedEntries(filed.entries);
    const next = newSpt(deps, scope, filed, { revision: filed.revision + 1, replaces: filed.id, reason, entries });
    const sideEffects = async () => [
      {
        objectType: returnFamily(filed.type).objectType,
        objectId: filed.id,
        action: 'amend',
        after: { by: next.id },
        reason,
      },
    ];
    return returnSaves(filed.type).insert(tx, deps, scope, next, { reason, sideEffects });
  });
};
