import { hasNoPayee, isAnnual, isForeign, isUnifikasi, type SlipKind } from '#domain/bupot/kinds.ts';
import { isDay } from '#domain/definition/day.ts';
import { rupiahShare, scaled, sen } from '#domain/definition/money.ts';
import { slipRounding } from '#domain/rules/bupot/rounding.ts';
import { isNitku } from '#domain/rules/identity/nitku.ts';
import { objectsOf as pph21Objects } from '#domain/rules/pph21/objects.ts';
import { isInForce, objectOf } from '#domain/rules/unifikasi/objects.ts';
import type { OfficeFinding } from '../../simulator/document/family.ts';
import type { BupotDocument } from '../document.ts';

type Check = (document: BupotDocument, today: string) => OfficeFinding | null;

const finding = (code: string, message: string, field: string): OfficeFinding => ({ code, message, field });

const withholder: Check = ({ tin, nitku }) => {
  if (!isNitku(nitku)) return finding('WITHHOLDER_TKU_INVALID', 'ID TKU pemotong tidak sah.', 'nitku');
  return nitku.startsWith(tin) ? null : finding('SENDER_MISMATCH', 'ID TKU pemotong bukan milik pengirim.', 'nitku');
};

const time: Check = ({ period, date }, today) => {
  if (!isDay(date) || date > today)
    return finding('DATE_IN_FUTURE', 'Tanggal pemotongan tidak sah atau belum tiba.', 'date');
  if (!isDay(`${period}-01`)) return finding('PERIOD_INVALID', 'Masa pajak tidak sah.', 'period');
  if (period < '2025-01') return finding('PERIOD_BEFORE_CORETAX', 'Masa pajak sebelum 2025-01.', 'period');
  return period <= today.slice(0, 7) ? null : finding('PERIOD_IN_FUTURE', 'Masa pajak belum tiba.', 'period');
};

const object: Check = ({ slipKind, taxCode, period }) => {
  const unknown = finding('OBJECT_UNKNOWN', `Kode objek pajak ${taxCode} tidak berlaku.`, 'taxCode');
  if (isUnifikasi(slipKind)) {
    const found = objectOf(slipKind, taxCode, period);
    return found && isInForce(found, period) ? null : unknown;
  }
  return pph21Objects(slipKind, `${period}-28`).some(({ code }) => code === taxCode) ? null : unknown;
};

const payee: Check = ({ slipKind, tin, payee: who }) => {
  if (hasNoPayee(slipKind)) return null;
  if (!who?.name) return finding('PAYEE_MISSING', 'Penerima penghasilan kosong.', 'payee.name');
  if (who.npwp === tin) return finding('PAYEE_IS_WITHHOLDER', 'Penerima sama dengan pemotong.', 'payee.npwp');
  if (isForeign(slipKind)) return null;
  if (!/^\d{16}$/.test(who.npwp)) return finding('PAYEE_TIN_INVALID', 'NPWP/NIK penerima tidak sah.', 'payee.npwp');
  return who.nitku === null || (isNitku(who.nitku) && who.nitku.startsWith(who.npwp))
    ? null
    : finding('PAYEE_TKU_INVALID', 'NITKU penerima tidak sah.', 'payee.nitku');
};

/** Four decimal places each for the taxed percentage of the gross and for the rate. */
const WHOLE = 10 ** 12;

/**
 * Kinds whose tax is one rate on one amount; a BP21 depends on bands, days and earlier payments, an SP on its boxes.
 */
const ofOneRate: ReadonlySet<SlipKind> = new Set(['BPPU', 'BPNR', 'CY', 'BP26', 'BPMP']);

/** Recalculates gross × nett × rate to the rupiah, for kinds whose tax depends on nothing else. */
const amounts: Check = ({ slipKind, facility, period, gross, nett, rate, tax, borne }) => {
  // An annual slip is negative by what was withheld too much before the last period.
  if ((sen(tax) < 0 && !isAnnual(slipKind)) || sen(borne) < 0)
    return finding('TAX_NEGATIVE', 'PPh tidak boleh negatif.', 'gross');
  if (rate === null || facility !== 'NONE' || !ofOneRate.has(slipKind)) return null;
  const rounding = slipRounding.at(`${period}-01`);
  const due = rupiahShare(sen(gross), [Number(scaled(nett, 4) * scaled(rate, 4)), WHOLE], rounding);
  return due === sen(tax) + sen(borne)
    ? null
    : finding('TAX_MISMATCH', `PPh ${tax} tidak sesuai dasar dan tarifnya.`, 'gross');
};

const checks: readonly Check[] = [withholder, time, object, payee, amounts];

/** Errors as the real office reports them, or null. `today` is a date in Jakarta. */
export const checkSlip: Check = (document, today) => {
  for (const check of checks) {
    const found = check(document, today);
    if (found) return found;
  }
  return null;
};
