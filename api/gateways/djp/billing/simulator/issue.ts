import { expiryOf } from '#domain/billing/validity.ts';
import { sen } from '#domain/definition/money.ts';
import type { Clock } from '#domain/scope.ts';
import { type Answer, done, refused } from '../../../answer.ts';
import { BUSY, DOWN, LOST } from '../../simulator/bad-line.ts';
import { hashOf } from '../../simulator/content-hash.ts';
import type { IssuedCode } from '../port.ts';
import type { BillingDocument } from '../wire.ts';
import { billingBehaviourOf } from './behaviours.ts';
import type { BillingEntry, BillingWriter } from './books.ts';
import { billingFinding } from './check.ts';
import { codeOf } from './number.ts';

type Asked = Pick<BillingEntry, 'code' | 'key' | 'contentHash'> & { readonly state: 'OPEN' | 'NOT_ARRIVED' };

const entered = (now: number, document: BillingDocument, asked: Asked): BillingEntry => {
  const { livesMs, more = 0 } = billingBehaviourOf(document.amount);
  return {
    ...asked,
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

/** Gives out a code. Runs inside one transaction of the books, so that two with one key get one code. */
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
  const keep = async (state: Asked['state']): Promise<BillingEntry> => {
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
