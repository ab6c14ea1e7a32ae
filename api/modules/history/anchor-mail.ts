import { isEmail } from '#domain/definition/field.ts';
import type { AnchorMail, AnchorMailInput } from '#domain/history/anchor-mail.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import type { Query } from '../../../db/database.ts';
import { holdClaim } from '../../../db/repositories/claims.ts';
import { appendHistory, historyOf } from '../../../db/repositories/history.ts';
import { switchOf, switchStore } from '../../../db/repositories/switches.ts';
import type { Deps } from '../../services/deps.ts';
import { staleSince } from '../../services/stale.ts';
import { tellOwners } from './tell-owners.ts';

export const ANCHOR_MAIL = 'anchor:mail';

const OBJECT = 'anchor_mail';
const NAMED = 'save';
const UNDELIVERED = 'undelivered';
const LINK = '/v2/main/audit-log?proof=open';

const idOf = ({ companyId }: Scope): string => `${OBJECT}/${companyId}`;

type Row = Awaited<ReturnType<typeof historyOf>>[number];

const textIn = ({ after }: Pick<Row, 'after'>, field: 'to' | 'day'): string | null => {
  if (typeof after !== 'object' || after === null) return null;
  const value: unknown = (after as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : null;
};

const sentHeads = (scope: Scope, query: Query): Promise<Row[]> => historyOf(scope, query, idOf(scope));

export const anchorMail = async (scope: Scope, query: Query): Promise<AnchorMail> => {
  const { on, version } = await switchOf(scope, query, ANCHOR_MAIL);
  if (!on) return { version, to: null, failure: null };
  const rows = await sentHeads(scope, query);
  // In the history only, where it is sealed.
  const named = rows.findLastIndex(({ action }) => action === NAMED);
  const failed = rows.slice(named + 1).findLast(({ action }) => action === UNDELIVERED);
  return {
    version,
    to: rows[named] ? textIn(rows[named], 'to') : null,
    failure: failed ? { at: failed.at, day: textIn(failed, 'day') ?? '', why: failed.reason } : null,
  };
};

const BEGINNING = 'head';

/** Deterministic per day: a late bounce identifies its letter by this id. */
export const headLetterId = (companyId: string, day: string): string => `${BEGINNING}.${day}.${companyId}`;

export const dayOfHeadLetter = (companyId: string, letterId: string): string | undefined => {
  const [beginning, day] = letterId.split('.');
  return beginning === BEGINNING && day && letterId === headLetterId(companyId, day) ? day : undefined;
};

/** With the mail server's answer (null: unreachable). Notifies the Owners once per day. */
export const noteUndelivered = (deps: Deps, scope: Scope, day: string, why: string | null): Promise<void> =>
  deps.db.transact(async (tx) => {
    await holdClaim(tx, scope, 'head of the history');
    const rows = await sentHeads(scope, tx.db);
    if (rows.some((row) => row.action === UNDELIVERED && textIn(row, 'day') === day)) return;
    // A late bounce belongs to the address valid on that day.
    const night = Date.parse(`${day}T23:59:59.999+07:00`);
    const named = rows.findLast(({ action, at }) => action === NAMED && at <= night);
    const to = (named && textIn(named, 'to')) ?? '';
    await appendHistory(tx, scope, deps.now(), [
      { objectType: OBJECT, objectId: idOf(scope), action: UNDELIVERED, after: { to, day }, reason: why },
    ]);
    const message = `auditLog.anchor_mail.${why === null ? 'not_sent' : 'refused'}`;
    const params = { to, day: formatDay(day), ...(why !== null && { why }) };
    await tellOwners(deps, tx, scope, { message, params, link: LINK });
  });

/** Throws `invalid` for a malformed address, `stale` with the current one after a concurrent change. */
export const saveAnchorMail = async (
  deps: Deps,
  scope: Scope,
  { version, to }: AnchorMailInput,
): Promise<AnchorMail> => {
  if (to !== null && !isEmail(to))
    throw new Problem('invalid', {
      errors: { to: { key: 'problem.field.format', params: { example: 'arsip@perusahaan.co.id' } } },
    });
  const now = deps.now();
  const id = idOf(scope);
  const on = to !== null;
  const saved = await deps.db.transact(async (tx) => {
    const before = await anchorMail(scope, tx.db);
    const seen = { id, version };
    if (!(await switchStore(ANCHOR_MAIL).change(tx, scope, seen, { on, updatedAt: now }))) return false;
    const change = {
      before: { on: before.to !== null, to: before.to },
      after: { on, to, version: version + 1 },
    };
    await appendHistory(tx, scope, now, [{ objectType: OBJECT, objectId: id, action: NAMED, ...change }]);
    return true;
  });
  const current = await anchorMail(scope, deps.db.read);
  if (!saved) throw await staleSince(scope, deps.db.read, { id, version }, current);
  return current;
};
