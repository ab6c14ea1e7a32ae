import { idBilling } from '#domain/billing/billing.ts';
import { labelOf } from '#domain/billing/label.ts';
import type { Billing } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { billingById } from '../../../db/repositories/billing/billing.ts';
import { billingList } from '../../../db/repositories/billing/list.ts';
import { family } from '../../documents/family.ts';

/** Billing codes. */
export const billingFamily = family({
  definition: idBilling,
  list: billingList,
  find: billingById,
  labelOf: (row: Billing) => labelOf(row),
  amountOf: ({ amount }) => BigInt(sen(amount)),
});
