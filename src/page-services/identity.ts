import { jakartaDay } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import type { Session } from '../client/session.ts';
import type { Identity, OpenedProduct } from './port.ts';

export const identityOf = ({ profile, setting }: Session): Identity => ({
  userSsoId: setting.userSsoId,
  companySsoId: setting.companySsoId,
  name: profile.name,
  email: profile.email,
  companyName: setting.companyName,
  companyEmail: setting.companyEmail,
  role: setting.userRole,
  created_at: formatDay(jakartaDay(Date.parse(profile.createdDate))),
});

export const openedProduct = (
  { userSsoId, companySsoId, companyName, companyEmail, userRole }: Session['setting'],
  product: string,
): OpenedProduct => ({ userSsoId, companySsoId, companyName, companyEmail, role: userRole, product });
