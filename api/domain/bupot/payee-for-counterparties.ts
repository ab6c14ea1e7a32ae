import { NO_NITKU } from '../rules/identity/nitku.ts';
import { isNpwp16 } from '../rules/identity/npwp.ts';
import { UNREGISTERED } from './check-payee.ts';
import { hasNoPayee, isForeign } from './kinds.ts';
import type { BupotInput } from './record.ts';

/** The payee of a slip as the book of counterparties keeps him; null where there is none, or none that could be known again. */
export const payeeForCounterparties = (slip: BupotInput) => {
  const { kind, payeeIdType, payeeNpwp, payeeNitku, payeeName, payeeAddress, payeeEmail, country } = slip;
  if (hasNoPayee(kind) || !payeeNpwp || payeeNpwp === UNREGISTERED || !payeeName) return null;
  const abroad = isForeign(kind);
  if (!abroad && !isNpwp16(payeeNpwp)) return null;
  const document = abroad ? 'Other ID' : payeeIdType === 'NIK' ? 'National ID' : 'TIN';
  return {
    document,
    identity: payeeNpwp,
    nitku: document === 'TIN' ? (payeeNitku ?? `${payeeNpwp}000000`) : NO_NITKU,
    country: abroad ? (country ?? '') : 'IDN',
    name: payeeName,
    address: payeeAddress ?? '',
    email: payeeEmail,
  } as const;
};
