import { permissions } from '#domain/permissions.ts';
import type { Scope } from '#domain/scope.ts';

/** What the product does by itself in a company, without a person: schedules, and what outside systems tell us. */
export const systemScope = (companyId: string): Scope => ({
  companyId,
  userId: 'system',
  userName: 'Patuh',
  role: 'Owner',
  held: new Set(permissions),
  ip: '',
  locale: 'id',
});
