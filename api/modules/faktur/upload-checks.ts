import type { Faktur, Finding } from '#domain/faktur/record.ts';
import { isEditable } from '#domain/faktur/status-queries.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Deps } from '../../services/deps.ts';
import { type Around, errorsIn, findingsOf } from './compose-faktur.ts';
import { duplicateFindings } from './duplicates.ts';
import { inputOf } from './input-of.ts';

/** The day it is looked at, and whose it is. */
export type OnDay = Pick<Around, 'today' | 'company'>;

/** What a saved invoice itself shows on a day. One that has been sent in time is not asked about its deadline again. */
export const ownFindings = (faktur: Faktur, { today, company: { npwp, pkp } }: OnDay): Finding[] =>
  findingsOf(inputOf(faktur), {
    today,
    company: { npwp, pkp },
    source: isEditable(faktur) ? 'upload' : 'import',
    byHand: isEditable(faktur) && faktur.importId === null,
    ...(faktur.replaces === null ? {} : { period: faktur.period }),
  });

/** Everything known about a saved invoice on the day it is to be uploaded: its own checks, and doubles. */
export const uploadFindings = async (deps: Deps, scope: Scope, faktur: Faktur): Promise<Finding[]> => {
  const company = await ownCompany(scope, deps.db.read);
  const own = ownFindings(faktur, { today: jakartaDay(deps.now()), company });
  return [...own, ...(await duplicateFindings(scope, deps.db.read, faktur))];
};

/** Those that keep it from being uploaded. */
export const uploadErrors = async (deps: Deps, scope: Scope, faktur: Faktur): Promise<Finding[]> =>
  errorsIn(await uploadFindings(deps, scope, faktur));
