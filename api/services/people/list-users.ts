import type { User } from '#domain/people/user-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { MailLink } from '../../../db/repositories/mail-links.ts';
import { invitationById, invitationsOf } from '../../../db/repositories/mail-links.ts';
import { companiesShared, lastSignIns, type Member, memberOf, membersOf } from '../../../db/repositories/members.ts';
import { factorHolders } from '../../../db/repositories/second-factors.ts';
import type { Deps } from '../deps.ts';
import { isOwner } from './roles.ts';

type UserQuery = {
  readonly q: string;
  readonly status?: User['status'] | undefined;
  readonly role?: string | undefined;
  readonly sort: readonly (readonly [field: string, order: 'ASC' | 'DESC'])[];
};

const iso = (at: number | undefined): string | null => (at ? new Date(at).toISOString() : null);

const invited = (now: number, { id, email, role, fault, expiresAt }: MailLink): User => ({
  id,
  name: null,
  email,
  role: role ?? '',
  companies: [],
  status: fault !== null ? 'UNSENT' : expiresAt <= now ? 'EXPIRED' : 'INVITED',
  fault,
  lastSignInAt: null,
  expiresAt: iso(expiresAt),
  secondFactor: null,
  isSelf: false,
});

const views = async (deps: Deps, scope: Scope, members: readonly Member[]): Promise<User[]> => {
  const ids = members.map(({ id }) => id);
  const [shared, last, having] = await Promise.all([
    companiesShared(scope, deps.db.read, ids),
    lastSignIns(scope, deps.db.read, ids),
    isOwner(scope.role) ? factorHolders(scope, deps.db.read, ids) : null,
  ]);
  return members.map((member) => ({
    ...member,
    companies: shared.filter(({ userId }) => userId === member.id).map(({ id, name, color }) => ({ id, name, color })),
    status: 'ACTIVE',
    fault: null,
    lastSignInAt: iso(last.get(member.id)),
    expiresAt: null,
    secondFactor: having?.has(member.id) ?? null,
    isSelf: member.id === scope.userId,
  }));
};

const textOf = (user: User, field: string): string => String(user[field as keyof User] ?? '').toLowerCase();

/** Users and invited people. A company has few enough to be sorted and searched in memory. */
export const listUsers = async (deps: Deps, scope: Scope, { q, status, role, sort }: UserQuery): Promise<User[]> => {
  const [members, invitations] = await Promise.all([
    membersOf(scope, deps.db.read),
    invitationsOf(scope, deps.db.read),
  ]);
  const now = deps.now();
  const all = [...(await views(deps, scope, members)), ...invitations.map((one) => invited(now, one))];
  const wanted = q.toLowerCase();
  const found = all.filter(
    (user) =>
      (status === undefined || user.status === status) &&
      (role === undefined || user.role === role) &&
      (textOf(user, 'name').includes(wanted) || user.email.includes(wanted)),
  );
  const [[field, order] = ['', 'ASC'] as const] = sort;
  if (field === '') return found;
  const way = order === 'ASC' ? 1 : -1;
  return found.toSorted((a, b) => way * textOf(a, field).localeCompare(textOf(b, field), 'id'));
};

export const getUser = async (deps: Deps, scope: Scope, id: string): Promise<User> => {
  const member = await memberOf(scope, deps.db.read, id);
  const [view] = member ? await views(deps, scope, [member]) : [];
  if (view) return view;
  const invitation = await invitationById(scope, deps.db.read, id);
  if (!invitation) throw new Problem('not_found');
  return invited(deps.now(), invitation);
};
