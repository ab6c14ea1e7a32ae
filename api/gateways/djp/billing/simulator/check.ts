import { isAssessmentNumber, isNop } from '#domain/billing/number.ts';
import { type Pair, pairOf } from '#domain/billing/pairs.ts';
import { spanFor } from '#domain/billing/record.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { BillingDocument } from '../wire.ts';

type BillingFinding = { readonly code: 'AMOUNT_INVALID' | 'INVALID'; readonly message: string; readonly field: string };

const invalid = (field: string, message: string): BillingFinding => ({ code: 'INVALID', message, field });

const span = ({ periodFrom, periodTo }: BillingDocument, pair: Pair): BillingFinding | null => {
  const { from, to } = spanFor(pair.period, { from: periodFrom, to: periodTo });
  if (from !== periodFrom) return invalid('periodFrom', 'Masa pajak awal tidak sesuai dengan jenis setoran.');
  return to === periodTo ? null : invalid('periodTo', 'Masa pajak akhir tidak sesuai dengan jenis setoran.');
};

const payer = ({ tin, payer: { npwp } }: BillingDocument, pair: Pair): BillingFinding | null => {
  if (npwp === tin || pair.payer === 'self+other+non' || (npwp !== NO_NPWP && pair.payer === 'self+other')) return null;
  return invalid('payerNpwp', 'Jenis setoran ini tidak dapat dibuat untuk wajib pajak lain.');
};

/** What the office holds against a request for a code; null when nothing. Whether a return bills the tax is not asked: it may be one. */
export const billingFinding = (document: BillingDocument): BillingFinding | null => {
  if (!/[1-9]/.test(document.amount))
    return { code: 'AMOUNT_INVALID', message: 'Jumlah setor harus lebih dari nol.', field: 'amount' };
  const pair = pairOf(document.kap, document.kjs, document.periodFrom);
  if (!pair) return invalid('kjs', `KAP-KJS ${document.kap}-${document.kjs} tidak dikenal untuk masa pajak ini.`);
  if (pair.assessment && !isAssessmentNumber(document.assessmentNumber ?? ''))
    return invalid('assessmentNumber', 'Nomor ketetapan wajib diisi.');
  if (pair.nop && !isNop(document.nop ?? '')) return invalid('nop', 'NOP wajib diisi.');
  return span(document, pair) ?? payer(document, pair);
};
