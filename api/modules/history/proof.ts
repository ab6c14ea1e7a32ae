import type { HistoryProof } from '#domain/history/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { MANY_ROWS } from '#domain/security/events.ts';
import { historyEnd } from '../../../db/repositories/history.ts';
import { brokenIn } from '../../../db/repositories/history-check.ts';
import { historyStretch } from '../../../db/repositories/history-page.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import { type Deps, permit } from '../../services/deps.ts';

type ProofParams = { readonly first: number; readonly last: number };

export const MOST_PROVEN = 10_000;
const METHOD = 'SHA-256 of each row in canonical JSON, the hash of the row before it included';

const MOST_WRITTEN = 500_000;

/** At most to the end of the chain. Throws `invalid` where it is reversed or holds more rows than `most`. */
const stretchOf = async (
  deps: Deps,
  scope: Scope,
  { first, last: requestedLast }: ProofParams,
  most: number,
): Promise<readonly [first: number, last: number]> => {
  permit(scope, 'AUDIT_LOG_VIEW');
  const last = Math.min(requestedLast, await historyEnd(scope, deps.db.read));
  if (requestedLast < first) throw new Problem('invalid', { errors: { last: 'auditLog.proof.reversed' } });
  if (last - first >= most)
    throw new Problem('invalid', { errors: { last: { key: 'auditLog.proof.too_long', params: { most } } } });
  return [first, last];
};

export const exportStretch = async (deps: Deps, scope: Scope, params: ProofParams): Promise<{ jobId: string }> => {
  const [first, last] = await stretchOf(deps, scope, params, MOST_WRITTEN);
  const payload = { first, last, total: Math.max(0, last - first + 1) };
  const jobId = await deps.db.transact((tx) =>
    enqueue(tx, scope, deps.now(), { kind: 'history.stretch-zip', payload }),
  );
  return { jobId };
};

export const proofName = ({ first, last }: ProofParams): string => `bukti-riwayat-${first}-${last}.json`;

/** Returns the broken rows. Large ranges are reported like any large export. */
export const proveHistory = async (deps: Deps, scope: Scope, params: ProofParams): Promise<HistoryProof> => {
  const [first, last] = await stretchOf(deps, scope, params, MOST_PROVEN);
  const rows = await historyStretch(scope, deps.db.read, first - 1, last);
  const before = rows[0] && rows[0].seq < first ? rows[0] : undefined;
  const stretch = before ? rows.slice(1) : rows;
  const sealed = (hash: string) => deps.keyed('history', hash);
  const broken = brokenIn([first, last], stretch, before, sealed).map(({ seq, why }) => ({ seq, why }));
  if (stretch.length > MANY_ROWS)
    deps.securityLog.note({
      ...scope,
      event: 'downloaded',
      facts: { rows: stretch.length, file: proofName({ first, last }) },
    });
  return {
    companyId: scope.companyId,
    first,
    last,
    provenAt: deps.now(),
    method: METHOD,
    holds: broken.length === 0,
    broken,
    rows: stretch.map(({ seq, at, userName, objectType, objectId, action, prevHash, hash }) => ({
      seq,
      at,
      userName,
      objectType,
      objectId,
      action,
      prevHash,
      hash,
    })),
  };
};
