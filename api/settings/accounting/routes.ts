import { ACCOUNTING_CLOCK } from '#domain/company/switches.ts';
import { pairOf } from '#domain/faktur/add-info.ts';
import { needsFacility } from '#domain/faktur/codes.ts';
import { units } from '#domain/faktur/units.ts';
import type { FieldErrors } from '#domain/problem.ts';
import { accountingAccount, accountingClock, accountingTaxCode } from '#domain/records/accounting.ts';
import { switchStore } from '../../../db/repositories/switches.ts';
import { recordRoutes } from '../../records/routes.ts';
import { singletonRoutes } from '../../records/singleton.ts';

export const accountingAccountRoutes = recordRoutes(accountingAccount, {
  check: async (_scope, _query, { unit }): Promise<FieldErrors> =>
    Object.hasOwn(units, String(unit)) ? {} : { unit: 'problem.field.choice' },
});

export const accountingTaxCodeRoutes = recordRoutes(accountingTaxCode, {
  check: async (_scope, _query, { code, addInfo }): Promise<FieldErrors> => {
    const isPair = needsFacility(String(code)) ? pairOf(String(code), String(addInfo)) !== undefined : addInfo === null;
    return isPair ? {} : { addInfo: 'accounting.no_facility' };
  },
});

export const accountingClockRoutes = singletonRoutes(accountingClock, {
  store: switchStore(ACCOUNTING_CLOCK),
  objectId: () => 'accounting_clock',
});
