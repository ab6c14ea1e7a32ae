import { jakartaDay, type Scope } from '#domain/scope.ts';
import { certificateOf } from '../../../db/repositories/certificates.ts';
import type { Deps } from '../deps.ts';

/** The electronic certificate as the settings page shows it, judged by today's date. */
export const certificate = async (deps: Deps, scope: Scope) => {
  const found = await certificateOf(scope, deps.db.read);
  if (!found) return { uploaded: false as const };
  const { companyId: _, ...shown } = found;
  return { uploaded: true as const, ...shown, expired: shown.validTo < jakartaDay(deps.now()) };
};
