import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { personById, setPreferences } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';

export const LARGEST_PREFERENCES = 64 * 1024;

/** JSON merge patch (RFC 7396). */
const merge = (target: unknown, patch: unknown): unknown => {
  if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch;
  const base = target !== null && typeof target === 'object' && !Array.isArray(target) ? target : {};
  const merged = new Map<string, unknown>(Object.entries(base));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, merge(merged.get(key), value));
  }
  return Object.fromEntries(merged);
};

/** Of the person, for all their companies. */
export const mergePreferences = async (
  deps: Deps,
  scope: Scope,
  patch: Record<string, unknown>,
): Promise<Record<string, unknown>> =>
  deps.db.transact(async (tx) => {
    const person = await personById(tx.db, scope.userId);
    if (!person) throw new Problem('not_found');
    const preferences = merge(person.preferences, patch) as Record<string, unknown>;
    if (JSON.stringify(preferences).length > LARGEST_PREFERENCES)
      throw new Problem('too_large', { params: { limit: '64 KB' } });
    await setPreferences(tx, scope.userId, preferences);
    return preferences;
  });
