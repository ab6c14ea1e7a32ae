import { Problem } from '#domain/problem.ts';
import { quotaPackage } from '#domain/records/quota-package.ts';
import { unsafeIsPackageUsed } from '../../../db/repositories/quota-orders.ts';
import { recordRoutes } from '../../records/routes.ts';

export const quotaPackageRoutes = recordRoutes(quotaPackage, {
  check: async (_scope, _query, { efakturUnits, ebupotUnits, price, months, fromDay, untilDay }) => ({
    ...(Number(efakturUnits) + Number(ebupotUnits) > 0 ? {} : { efakturUnits: 'adminCompany.package.no_units' }),
    ...(Number(price) > 0 ? {} : { price: 'adminCompany.package.above_zero' }),
    ...(Number(months) > 0 ? {} : { months: 'adminCompany.package.above_zero' }),
    ...(untilDay !== null && String(untilDay) < String(fromDay) ? { untilDay: 'adminScreen.days_reversed' } : {}),
  }),
  removable: async (tx, _scope, { code, name }) => {
    if (await unsafeIsPackageUsed(tx.db, { code: String(code), name: String(name) }))
      throw new Problem('wrong_status', { message: 'adminCompany.package.in_use' });
  },
});
