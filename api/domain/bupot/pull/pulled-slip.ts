import { isDay } from '../../definition/day.ts';
import { passes } from '../../definition/finding.ts';
import { rupiah, rupiahShare, sen } from '../../definition/money.ts';
import { documentTypeFrom } from '../../rules/bupot/document-types.ts';
import { facilities, facilityFromXml, type SlipFacility } from '../../rules/bupot/facilities.ts';
import { slipRounding } from '../../rules/bupot/rounding.ts';
import { objectsOf } from '../../rules/unifikasi/objects.ts';
import { checkDate, checkPeriod } from '../check-when.ts';
import { amountsOf } from '../compute.ts';
import { freeFields } from '../freed.ts';
import { hasNoPayee, isAnnual, isForeign, isUnifikasi, type SlipKind } from '../kinds.ts';
import type { BupotAmounts, BupotInput } from '../record.ts';
import { slipObject } from '../slip-object.ts';
import { blankInput } from '../slips.ts';

export type PulledSlip = {
  readonly number: string;
  readonly revision: number;
  readonly kind: SlipKind;
  readonly role: 'withholder' | 'payee';
  readonly state: 'NORMAL' | 'AMENDED' | 'CANCELED';
  readonly withholder: { readonly npwp: string; readonly nitku: string; readonly name: string };
  readonly payee: { readonly npwp: string; readonly nitku: string | null; readonly name: string } | null;
  /** YYYY-MM. */
  readonly period: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly taxCode: string;
  readonly facility: string;
  readonly gross: string;
  readonly rate: string;
  readonly tax: string;
  readonly document: { readonly type: string; readonly number: string; readonly date: string } | null;
};

/** No longer in force at the tax office, and not because of a correction. */
export const isCanceledThere = ({ state }: Pick<PulledSlip, 'state'>): boolean => state === 'CANCELED';

/** Corrected at the tax office: its correction is a slip of its own. */
export const isAmendedThere = ({ state }: Pick<PulledSlip, 'state'>): boolean => state === 'AMENDED';

/** Why a slip of the tax office cannot become one of ours: a key of the catalogue (`bupotPull.note`). */
export type Unfit =
  | 'annual'
  | 'other_withholder'
  | 'period'
  | 'date'
  | 'payee'
  | 'object'
  | 'object_ambiguous'
  | 'facility'
  | 'amount';

/** NPWP of the requesting company; a day after `today` is not a valid day of withholding. */
type Asking = { readonly npwp: string; readonly today: string };

export type ReadSlip = { readonly input: BupotInput } | { readonly unfit: Unfit };

const facilityOf = (facility: string): SlipFacility | null =>
  Object.hasOwn(facilities, facility) ? (facility as SlipFacility) : facilityFromXml(facility);

/** The tax office names only a code, under which our list may have several rows; the tax decides which applies. */
const objectKey = ({ kind, period, taxCode, gross, tax }: PulledSlip): string | Unfit => {
  if (!isUnifikasi(kind)) return taxCode;
  const rows = objectsOf(kind, period).filter(({ key, code }) => key === taxCode || code === taxCode);
  const [only] = rows;
  if (!only) return 'object';
  if (rows.length === 1) return only.key;
  if (rows.some(({ key }) => key === taxCode)) return taxCode;
  const rounding = slipRounding.at(`${period}-01`);
  const worked = ({ nett, rate }: (typeof rows)[number]) =>
    rupiahShare(sen(gross), [nett[0] * rate[0], nett[1] * rate[1]], rounding);
  const exact = rows.filter((row) => worked(row) === sen(tax));
  return exact.length === 1 && exact[0] ? exact[0].key : 'object_ambiguous';
};

const payeeOf = ({ kind, payee }: PulledSlip): Partial<BupotInput> => {
  if (hasNoPayee(kind) || !payee) return {};
  const { npwp, nitku, name } = payee;
  const payeeIdType = isForeign(kind) ? 'TIN' : npwp.startsWith('0') ? 'NPWP' : 'NIK';
  return { payeeIdType, payeeNpwp: npwp, payeeName: name, ...(isForeign(kind) ? {} : { payeeNitku: nitku }) };
};

const readFields = (slip: PulledSlip, { npwp, today }: Asking): ReadSlip => {
  const { kind, withholder, payee, period, date, rate, document } = slip;
  if (isAnnual(kind)) return { unfit: 'annual' };
  if (withholder.npwp !== npwp) return { unfit: 'other_withholder' };
  if (!passes(checkPeriod(slip, today))) return { unfit: 'period' };
  if (!passes(checkDate(slip, today))) return { unfit: 'date' };
  if (!hasNoPayee(kind) && (!payee?.npwp || !payee.name || payee.npwp === npwp)) return { unfit: 'payee' };
  const facility = facilityOf(slip.facility);
  if (!facility) return { unfit: 'facility' };
  if (sen(slip.tax) < 0 || sen(slip.tax) > sen(slip.gross)) return { unfit: 'amount' };
  const taxCode = objectKey(slip);
  const object = slipObject({ kind, period, date, taxCode });
  if (!object) return { unfit: taxCode === 'object_ambiguous' ? taxCode : 'object' };
  const type = document && documentTypeFrom(document.type);
  const named: BupotInput = {
    ...blankInput(kind),
    ...payeeOf(slip),
    period,
    date,
    nitku: withholder.nitku,
    taxCode,
    facility,
    gross: slip.gross,
    ...(document && type && isDay(document.date)
      ? { documentType: type, documentNumber: document.number, documentDate: document.date }
      : {}),
  };
  return { input: freeFields(named).has('rate') ? { ...named, rate } : named };
};

/** Or why it cannot be read. The parts of an annual slip are not reported, so it must be imported from a file. */
export const readPulled = (slip: PulledSlip, asking: Asking): ReadSlip => {
  try {
    return readFields(slip, asking);
  } catch (error) {
    if (error instanceof RangeError) return { unfit: 'amount' };
    throw error;
  }
};

/**
 * In rupiah. Gross, rate and tax of an issued slip are final; base and share are calculated, because they are not
 * reported. Tax borne by the government is reported as the tax of its slip.
 */
export const issuedAmounts = (input: BupotInput, { gross, rate, tax }: PulledSlip): BupotAmounts => {
  const worked = amountsOf(input);
  const object = slipObject(input);
  const borne = input.facility === 'DTP';
  return {
    gross: rupiah(sen(gross)),
    base: sen(worked.base) > 0 ? worked.base : rupiah(sen(gross)),
    nett: worked.nett,
    rate,
    tax: borne ? '0.00' : rupiah(sen(tax)),
    borne: borne ? rupiah(sen(tax)) : '0.00',
    final: object?.final ?? false,
    kapKjs: object?.kapKjs ?? '',
    lines: null,
  };
};
