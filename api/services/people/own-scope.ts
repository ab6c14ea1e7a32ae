import type { Scope } from '#domain/scope.ts';
import type { Person } from '../../../db/repositories/people.ts';

type Place = { readonly companyId: string; readonly role: string };
export type Asker = Pick<Scope, 'ip' | 'locale' | 'userAgent'>;

/** Without a session: named in the history, without permissions. */
export const ownScope = (
  { id, name }: Pick<Person, 'id' | 'name'>,
  { companyId, role }: Place,
  { ip, locale, userAgent = '' }: Asker,
): Scope => ({ companyId, role, userId: id, userName: name, permissions: new Set(), ip, locale, userAgent });
