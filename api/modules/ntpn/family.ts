import { ntpn } from '#domain/billing/ntpn.ts';
import type { NtpnRecord } from '#domain/billing/stored.ts';
import { sen } from '#domain/definition/money.ts';
import { ntpnById } from '../../../db/repositories/billing/billing.ts';
import { ntpnList } from '../../../db/repositories/billing/list.ts';
import { family } from '../../documents/family.ts';

/** State receipts. */
export const ntpnFamily = family({
  definition: ntpn,
  list: ntpnList,
  find: ntpnById,
  labelOf: (row: NtpnRecord) => row.ntpn,
  amountOf: ({ amount }) => BigInt(sen(amount)),
});
