import type { Problem, ProblemCode } from '#domain/problem.ts';
import type { SecurityEvent } from '#domain/security/events.ts';
import type { Ctx } from '../http/edge.ts';
import type { SecurityNotes } from '../services/security/notes.ts';

const refusals: Readonly<Partial<Record<ProblemCode, SecurityEvent>>> = {
  forbidden: 'no_key',
  role_owner_required: 'owner_only',
  factor_required: 'factor_missing',
  csrf: 'forged',
  too_many: 'too_often',
};

/** One of our ids within an address (`db/id.ts`). */
const ID = /\/([0-9a-hjkmnp-tv-z]{26})(?=\/|$)/;

/** The sign-in logs its refusals itself, because it knows the account. */
const OWN = '/public/api/session';

export const noteRefusal = (notes: SecurityNotes, c: Ctx, { code }: Problem): void => {
  if (c.req.path === OWN) return;
  const scope: Ctx['var']['scope'] | undefined = c.get('scope') ?? c.get('signed');
  const who = {
    userId: scope?.userId ?? '',
    userName: scope?.userName ?? '',
    ip: c.get('ip') ?? '',
    userAgent: c.req.header('User-Agent') ?? '',
    ...(scope ? { companyId: scope.companyId } : {}),
  };
  const foreignId = code === 'not_found' && scope ? ID.exec(c.req.path)?.[1] : undefined;
  if (foreignId !== undefined) notes.note({ ...who, event: 'foreign_record', foreignId });
  const event = refusals[code];
  const key = c.get('lacked');
  if (event) notes.note({ ...who, event, ...(event === 'no_key' && key ? { facts: { key } } : {}) });
};
