import type { Sen } from '#domain/definition/money.ts';
import { type Answer, done, refused, unreachable } from '../../answer.ts';
import { maskedPhone } from '../phone.ts';
import type { Account, AccountOrder, AccountState, Bank, KnownAccount } from '../port.ts';
import { caller, type DokuOptions } from './call.ts';
import { accountAnswer, type OrderStatus, orderStatus, ovoAnswer, paths } from './contract.ts';
import { movementsOf, readNotification } from './read.ts';
import { checkSum } from './signature.ts';

const MINUTE = 60_000;
/** DOKU cannot close an account, so no account stays open longer than this. */
const LONGEST_MS = 24 * 60 * MINUTE;
/** OVO gives its customer 70 seconds, and DOKU responds after that. */
const OVO_PATIENCE_MS = 75_000;
const RETRY_MS = 60_000;
const LONGEST_NAME = 64;

export type DokuBankOptions = DokuOptions & { readonly fees: { readonly va: Sen; readonly ovo: Sen } };

type Ordered<M> = Extract<AccountOrder, { method: M }>;

/** DOKU's states of unpaid orders. TIMEOUT and FAILED may still be paid, except at OVO. */
const OPEN: ReadonlySet<string> = new Set(['PENDING', 'FAILED', 'TIMEOUT', 'REDIRECT', 'ORDER_GENERATED']);
const OVER: ReadonlySet<string> = new Set(['EXPIRED', 'ORDER_EXPIRED']);

const stateOf = (order: OrderStatus, bank: KnownAccount['bank']): AccountState['state'] | null => {
  const status = order.transaction?.status ?? order.order.status ?? 'PENDING';
  if (status === 'SUCCESS') return 'paid';
  if (status === 'REFUNDED') return 'closed';
  if (OVER.has(status)) return 'expired';
  if (bank === 'OVO' && status === 'FAILED') return 'closed';
  return OPEN.has(status) ? 'open' : null;
};

/** DOKU's non-SNAP API (docs/gateways.md). */
export const dokuBank = (options: DokuBankOptions): Bank => {
  const call = caller(options);
  const { clientId, secret, now } = options;

  const order = ({ paymentId, amount }: AccountOrder) => ({ invoice_number: paymentId, amount: amount / 100 });

  const openVa = async (ordered: Ordered<'va'>, key: string): Promise<Answer<Account>> => {
    const minutes = Math.floor(Math.min(ordered.expiresAt - now(), LONGEST_MS) / MINUTE);
    if (minutes < 1) return refused('EXPIRED', 'Waktu pembayaran sudah habis.');
    const expiresAt = now() + minutes * MINUTE;
    const answer = await call(
      {
        path: paths.account(ordered.bank),
        key,
        body: {
          order: order(ordered),
          virtual_account_info: { billing_type: 'FIX_BILL', expired_time: minutes, reusable_status: false },
          customer: { name: ordered.payer.name.slice(0, LONGEST_NAME), email: ordered.payer.email },
        },
      },
      accountAnswer,
    );
    if (answer.kind === 'refused' && answer.code === 'CONFLICT') return opened(ordered, answer);
    if (answer.kind !== 'done') return answer;
    const { virtual_account_number: number, expired_date_utc: expiry } = answer.value.virtual_account_info;
    // A repeated response counts its minutes from the first request.
    return done({ ref: ordered.paymentId, number, expiresAt: Math.min(expiry ?? expiresAt, ordered.expiresAt) });
  };

  /** DOKU has the order but does not repeat its first response: the status call returns the number. */
  const opened = async (ordered: Ordered<'va'>, refusal: Answer<never>): Promise<Answer<Account>> => {
    const status = await call({ path: paths.status(ordered.paymentId) }, orderStatus);
    if (status.kind === 'unreachable') return status;
    const number = status.kind === 'done' ? status.value.virtual_account_info?.virtual_account_number : undefined;
    return number ? done({ ref: ordered.paymentId, number, expiresAt: ordered.expiresAt }) : refusal;
  };

  const openOvo = async (ordered: Ordered<'ovo'>, key: string): Promise<Answer<Account>> => {
    const { paymentId, amount, phone } = ordered;
    const answer = await call(
      {
        path: paths.ovo,
        key,
        timeoutMs: OVO_PATIENCE_MS,
        body: {
          client: { id: clientId },
          order: order(ordered),
          ovo_info: { ovo_id: phone },
          security: { check_sum: checkSum(secret, amount / 100, clientId, paymentId, phone) },
        },
      },
      ovoAnswer,
    );
    if (answer.kind === 'unreachable') return answer;
    // On a repeated request the status call returns the result.
    if (answer.kind === 'refused' && answer.code !== 'CONFLICT') return answer;
    if (answer.kind === 'done' && answer.value.ovo_payment.status === 'FAILED')
      return refused('OVO_REFUSED', answer.value.ovo_payment.response_message ?? 'Pembayaran ditolak di aplikasi OVO.');
    return done({ ref: paymentId, number: maskedPhone(phone), expiresAt: ordered.expiresAt });
  };

  const ask = async (account: KnownAccount): Promise<Answer<AccountState>> => {
    const path = paths.status(account.ref);
    const answer = await call({ path }, orderStatus);
    // DOKU has no status of an order before its first payment.
    if (answer.kind === 'refused' && answer.code === 'NOT_FOUND') return done({ state: 'open', movements: [] });
    if (answer.kind !== 'done') return answer;
    const movements = movementsOf(answer.value);
    const state = stateOf(answer.value, account.bank);
    if (movements && state && answer.value.order.invoice_number === account.ref) return done({ state, movements });
    options.warn?.({ path, status: 200, problem: `unknown status ${answer.value.transaction?.status}` });
    return unreachable(RETRY_MS);
  };

  return {
    name: 'doku',
    simulated: false,
    capabilities: { close: false, giveBack: false },
    fee: (method) => options.fees[method],
    open: async (ordered, key) => {
      if (ordered.amount <= 0 || ordered.amount % 100 !== 0)
        return refused('AMOUNT_INVALID', 'Jumlah harus rupiah bulat.', 'amount');
      return ordered.method === 'va' ? openVa(ordered, key) : openOvo(ordered, key);
    },
    close: async (account) => {
      const answer = await ask(account);
      return answer.kind === 'done' && answer.value.state === 'paid'
        ? refused('ALREADY_PAID', 'Sudah dibayar.')
        : answer;
    },
    ask,
    giveBack: async () =>
      refused('NOT_SUPPORTED', 'Pengembalian dana diminta kepada DOKU oleh petugas, dengan nomor pesanan ini.'),
    read: readNotification({ clientId, secret }),
  };
};
