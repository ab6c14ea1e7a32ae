import type { SlipFacility } from '../rules/bupot/facilities.ts';
import { NO_NITKU } from '../rules/identity/nitku.ts';
import { isNpwp16 } from '../rules/identity/npwp.ts';
import { UNREGISTERED } from './check-payee.ts';
import { hasNoPayee, isForeign } from './kinds.ts';
import type { Bupot, BupotInput } from './record.ts';
import { slipObject } from './slip-object.ts';

export type PayeeHabit = {
  readonly taxCode: string;
  readonly name: string;
  readonly facility: SlipFacility;
  /** Rate of the newest slip, in percent; empty where a table of rates applied. */
  readonly rate: string;
  readonly rateTyped: string | null;
  readonly count: number;
  /** Masa of the oldest of them (YYYY-MM). */
  readonly since: string;
};

type HabitSlip = Pick<Bupot, 'kind' | 'taxCode' | 'facility' | 'rate' | 'rateTyped' | 'period' | 'date'>;

export const habitsOf = (slips: readonly HabitSlip[]): PayeeHabit[] => {
  const found = new Map<string, PayeeHabit>();
  for (const slip of slips) {
    const object = slipObject(slip);
    if (!object) continue;
    const key = `${slip.taxCode} ${slip.facility}`;
    const known = found.get(key);
    const { taxCode, facility, rate, rateTyped, period } = slip;
    found.set(
      key,
      known
        ? { ...known, count: known.count + 1, since: period < known.since ? period : known.since }
        : { taxCode, name: object.name, facility, rate, rateTyped, count: 1, since: period },
    );
  }
  return [...found.values()];
};

/** The payee of a slip as a counterparty; null where there is none or it could not be recognized again. */
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
