import { jakartaDay } from '#domain/scope.ts';
import { daysUntil, warningDays, warningDue } from '#domain/settings/certificate-days.ts';
import { formatDay } from '#domain/text/format.ts';
import { certificateOf, noteWarned, unsafeCertificatesEnding } from '../../../db/repositories/certificates.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { tellHolders } from '../../services/notifications/tell-holders.ts';

const DAY = 86_400_000;
const LINK = '/main/setting/account/certificate';

const warnCompany = (deps: Deps, companyId: string): Promise<void> => {
  const scope = systemScope(companyId);
  const now = deps.now();
  return deps.db.transact(async (tx) => {
    const found = await certificateOf(scope, tx.db);
    if (!found) return;
    const days = daysUntil(found.validTo, jakartaDay(now));
    const due = warningDue(days, found.warnedDays);
    if (due === null || !(await noteWarned(tx, scope, found.version, due, found.warnedDays))) return;
    await tellHolders(tx, deps, scope, 'SETTING_ECERT_VIEW', {
      message: 'settings.certificate.ends_soon',
      params: { days, day: formatDay(found.validTo) },
      link: LINK,
    });
  });
};

export const warnOfCertificates = async (deps: Deps): Promise<void> => {
  const [today, last] = [jakartaDay(deps.now()), jakartaDay(deps.now() + Math.max(...warningDays) * DAY)];
  for (const companyId of await unsafeCertificatesEnding(deps.db.read, today, last)) await warnCompany(deps, companyId);
};
