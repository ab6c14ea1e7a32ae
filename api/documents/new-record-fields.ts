import type { Scope } from '#domain/scope.ts';
import type { Stamp } from '../services/deps.ts';

export const newRecordFields = (deps: Stamp, { companyId, userName }: Pick<Scope, 'companyId' | 'userName'>) => {
  const now = deps.now();
  const written = { createdBy: userName, createdAt: now, updatedBy: userName, updatedAt: now };
  return { id: deps.newId(), companyId, version: 1, ...written };
};

/** Fields that the product sets and no input contains. */
export type SystemFields = keyof ReturnType<typeof newRecordFields>;
