import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Certificate } from '#domain/settings/certificate.ts';
import { daysUntil } from '#domain/settings/certificate-days.ts';
import type { Query } from '../../../db/database.ts';
import { certificateOf } from '../../../db/repositories/certificates.ts';

export const showCertificate = async (scope: Scope, query: Query, now: number): Promise<Certificate> => {
  const found = await certificateOf(scope, query);
  if (!found) return { uploaded: false, version: 0 };
  const { version, subject, serial, validFrom, validTo, matchesOffice, ownerNpwp, updatedAt } = found;
  const daysLeft = daysUntil(validTo, jakartaDay(now));
  return {
    uploaded: true,
    version,
    subject,
    serial,
    validFrom,
    validTo,
    daysLeft,
    matchesOffice,
    ownerNpwp,
    expired: daysLeft < 0,
    updatedAt,
  };
};
