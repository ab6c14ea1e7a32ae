import type { HistoryProof } from '#domain/history/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { historyEnd } from '../../../db/repositories/history.ts';
import { brokenIn } from '../../../db/repositories/history-check.ts';
import { historyStretch } from '../../../db/repositories/history-page.ts';
import { type Deps, permit } from '../../services/deps.ts';

export const MOST_PROVEN = 10_000;
const METHOD = 'SHA-256 of each row in canonical JSON, the hash of the row before it included';

/** Works out the hashes of a stretch of the company's chain anew and names the rows that do not stand. */
export const proveHistory = async (
  deps: Deps,
  scope: Scope,
  asked: { first: number; last: number },
): Promise<HistoryProof> => {
  permit(scope, 'AUDIT_LOG_VIEW');
  const { first } = asked;
  const last = Math.min(asked.last, await historyEnd(scope, deps.db.read));
  if (asked.last < first) throw new Problem('invalid', { errors: { last: 'auditLog.proof.reversed' } });
  if (last - first >= MOST_PROVEN)
    throw new Problem('invalid', {
      errors: { last: { key: 'auditLog.proof.too_long', params: { most: MOST_PROVEN } } },
    });
  const rows = await historyStretch(scope, deps.db.read, first - 1, last);
  const before = rows[0] && rows[0].seq < first ? rows[0] : undefined;
  const stretch = before ? rows.slice(1) : rows;
  const sealed = (hash: string) => deps.keyed('history', hash);
  const broken = brokenIn([first, last], stretch, before, sealed).map(({ seq, why }) => ({ seq, why }));
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
