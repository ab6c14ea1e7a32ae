import type { Faktur, Finding } from '#domain/faktur/record.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../deps.ts';
import { clashFindings } from './clashes.ts';
import { errorsIn, findingsOf } from './compose-faktur.ts';
import { inputOf } from './input-of.ts';

/** Everything known about a saved invoice on the day it is to be uploaded: its own checks, and doubles. */
export const uploadFindings = async (deps: Deps, scope: Scope, faktur: Faktur): Promise<Finding[]> => {
  const company = await ownCompany(scope, deps.db.read);
  const own = findingsOf(inputOf(faktur), {
    today: jakartaDay(deps.now()),
    company: { npwp: company.npwp, pkp: company.pkp },
    source: 'upload',
    ...(faktur.replaces === null ? {} : { period: faktur.period }),
  });
  return [...own, ...(await clashFindings(scope, deps.db.read, faktur))];
};

/** Those that keep it from being uploaded. */
export const uploadErrors = async (deps: Deps, scope: Scope, faktur: Faktur): Promise<Finding[]> =>
  errorsIn(await uploadFindings(deps, scope, faktur));
