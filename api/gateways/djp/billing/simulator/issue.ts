import { isAssessmentNumber, isNop } from '#domain/billing/number.ts';
import { type Pair, pairOf } from '#domain/billing/pairs.ts';
import { spanFor } from '#domain/billing/record.ts';
import { expiryOf } from '#domain/billing/validity.ts';
import { sen } from '#domain/definition/money.ts';
import { NO_NPWP } from '#domain/rules/identity/npwp.ts';
import type { Clock } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../../answer.ts';
import { hashOf } from '../../simulator/content-hash.ts';
import { BUSY, DOWN, LOST } from '../../simulator/gate.ts';
import type { IssuedCode } from '../port.ts';
import type { BillingDocument } from '../wire.ts';
import { billingBehaviourOf } from './behaviours.ts';
import type { BillingEntry, BillingWriter } from './books.ts';

/** No two serials collide as long as the step is coprime with the size of the space. */
const spread = (serial: number, step: bigint, start: bigint, space: bigint): bigint =>
  (BigInt(serial) * step + start) % space;

const CODES = 4n * 10n ** 14n;
const NTPNS = 36n ** 16n;

/** The 15 digits of the tax office's codes, whose first is 0 to 3. */
export const codeOf = (serial: number): string =>
  String(spread(serial, 123_456_793_570_347n, 20_250_114_827_391n, CODES)).padStart(15, '0');

export const ntpnOf = (serial: number): string =>
  spread(serial, 3_141_592_653_589_793_238_462_643n, 1_618_033_988_749_894_848_204_586n, NTPNS)
    .toString(36)
    .toUpperCase()
    .padStart(16, '0');

export const ntbOf = (serial: number): string =>
  String(spread(serial, 271_828_182_849n, 504_118_800_000n, 10n ** 12n)).padStart(12, '0');

export const stanOf = (serial: number): string =>
  String(spread(serial, 141_427n, 173_205n, 10n ** 6n)).padStart(6, '0');

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

/** Or null. Whether the tax belongs to a return is not checked. */
const billingFinding = (document: BillingDocument): BillingFinding | null => {
  if (!/[1-9]/.test(document.amount))
    return { code: 'AMOUNT_INVALID', message: 'Jumlah setor harus lebih dari nol.', field: 'amount' };
  const pair = pairOf(document.kap, document.kjs, document.periodFrom);
  // Accounts of tax return forms are known to the office, even if missing in the table of manual codes.
  if (!pair)
    return document.ofReturn
      ? null
      : invalid('kjs', `KAP-KJS ${document.kap}-${document.kjs} tidak dikenal untuk masa pajak ini.`);
  if (pair.assessment && !isAssessmentNumber(document.assessmentNumber ?? ''))
    return invalid('assessmentNumber', 'Nomor ketetapan wajib diisi.');
  if (pair.nop && !document.ofReturn && !isNop(document.nop ?? '')) return invalid('nop', 'NOP wajib diisi.');
  return span(document, pair) ?? payer(document, pair);
};

type EnteredCode = Pick<BillingEntry, 'code' | 'key' | 'contentHash'> & { readonly state: 'OPEN' | 'NOT_ARRIVED' };

const entered = (now: number, document: BillingDocument, params: EnteredCode): BillingEntry => {
  const { livesMs, more = 0 } = billingBehaviourOf(document.amount);
  return {
    ...params,
    tin: document.tin,
    payerNpwp: document.payer.npwp,
    content: { document, turnedAway: false },
    amount: sen(document.amount) + more * 100,
    issuedAt: now,
    expiresAt: livesMs === undefined ? expiryOf(now).at : now + livesMs,
    settleKey: null,
    ntpn: null,
    ntb: null,
    stan: null,
    paidAt: null,
    receiptAt: null,
  };
};

const issued = ({ code, issuedAt, expiresAt }: BillingEntry): Answer<IssuedCode> => done({ code, issuedAt, expiresAt });

/** Inside one transaction of the books, so that two requests with one key get one code. */
export const issueCode = async (
  now: Clock,
  books: BillingWriter,
  document: BillingDocument,
  key: string,
): Promise<Answer<IssuedCode>> => {
  const contentHash = hashOf(document);
  const known = await books.byKey(document.tin, key);
  if (known && known.state !== 'NOT_ARRIVED')
    return known.contentHash === contentHash
      ? issued(known)
      : refused('KEY_REUSED', 'Kunci sudah dipakai untuk permintaan lain.');

  const { line, refusal } = billingBehaviourOf(document.amount);
  if (line === 'down') return DOWN;
  const code = known?.code ?? codeOf(await books.nextSerial('billing'));
  const keep = async (state: EnteredCode['state']): Promise<BillingEntry> => {
    const entry = entered(now(), document, { code, key, contentHash, state });
    await (known ? books.change(entry) : books.add(entry));
    return entry;
  };
  if (!known && (line === 'lost-request' || line === 'busy-once')) {
    await keep('NOT_ARRIVED');
    return line === 'busy-once' ? BUSY : LOST;
  }
  const finding = refusal ?? billingFinding(document);
  if (finding) return refused(finding.code, finding.message, finding.field);
  const entry = await keep('OPEN');
  return line === 'lost-answer' ? LOST : issued(entry);
};
