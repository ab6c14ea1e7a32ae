import { isOvoPhone } from '#domain/billing/payment/channel.ts';
import type { OrderMethod } from '#domain/company/quota-order.ts';
import type { QuotaOrder } from '#domain/company/quota-order-schema.ts';
import type { QuotaPackageOnSale } from '#domain/company/quota-packages.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { AlreadyThere } from '../../../db/database.ts';
import { appendHistory } from '../../../db/repositories/history.ts';
import { enqueue } from '../../../db/repositories/outbox.ts';
import {
  insertQuotaOrder,
  openQuotaOrder,
  type QuotaOrderRow,
  takeQuotaOrder,
  unsafeQuotaPackages,
} from '../../../db/repositories/quota-orders.ts';
import { HANDED_OVER_MS, soon } from '../../documents/soon.ts';
import { vaBanks } from '../../gateways/bank/port.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { closeOrderAccount, openOrderAccount } from './account.ts';
import { askToClose } from './account-of.ts';
import { changeOrder } from './change-order.ts';
import { quotaOrder } from './shop.ts';

const MINUTE = 60_000;
/** Validity of an account, and of an OVO payment request on the customer's phone. */
const OPEN_MS = { va: 24 * 60 * MINUTE, ovo: 3 * MINUTE } as const;

export type OrderInput = {
  readonly package: string;
  readonly method: OrderMethod;
  readonly bank?: string | undefined;
  readonly phone?: string | undefined;
};

type Units = Pick<QuotaPackageOnSale, 'efakturUnits' | 'ebupotUnits'>;

export const permitUnits = (scope: Scope, { efakturUnits, ebupotUnits }: Units): void => {
  if (efakturUnits > 0) permit(scope, 'EFAKTUR_QUOTA_CREATE');
  if (ebupotUnits > 0) permit(scope, 'EBUPOT_QUOTA_CREATE');
};

const check = async (deps: Deps, input: OrderInput): Promise<QuotaPackageOnSale> => {
  const found = (await unsafeQuotaPackages(deps.db.read, jakartaDay(deps.now()))).find(
    ({ code }) => code === input.package,
  );
  const errors: Record<string, string> = {};
  if (!found) errors.package = 'problem.field.choice';
  if (input.method === 'va' && !vaBanks.some((known) => known === input.bank)) errors.bank = 'problem.field.choice';
  if (input.method === 'ovo' && !isOvoPhone(input.phone ?? '')) errors.phone = 'billing.pay.ovo_phone';
  if (!found || Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
  return found;
};

const isSame = (a: QuotaOrderRow, b: QuotaOrderRow): boolean =>
  a.packageCode === b.packageCode && a.bank === b.bank && a.phone === b.phone;

/** Together with the request for an account. While an order waits, the same order again returns the existing one. */
const begin = async (deps: Deps, scope: Scope, row: QuotaOrderRow): Promise<string> => {
  const { id, status, packageName, efakturUnits, ebupotUnits, price, fee, bank } = row;
  try {
    await deps.db.transact(async (tx) => {
      await insertQuotaOrder(tx, row);
      await appendHistory(tx, scope, row.createdAt, [
        {
          objectType: 'quota_order',
          objectId: id,
          action: 'create',
          toStatus: status,
          after: { packageName, efakturUnits, ebupotUnits, price, fee, bank },
        },
      ]);
      await enqueue(tx, scope, row.createdAt, {
        kind: 'quota.open',
        payload: {},
        items: [{ refId: id, label: packageName }],
        uniqueKey: `quota.open:${id}`,
        runAt: row.createdAt + HANDED_OVER_MS,
        visible: false,
      });
    });
    return id;
  } catch (error) {
    if (!(error instanceof AlreadyThere)) throw error;
  }
  const open = await openQuotaOrder(scope, deps.db.read);
  if (open && isSame(open, row)) return open.id;
  throw new Problem('conflict', { message: 'settings.order.one_at_a_time' });
};

/** Waits briefly for the account; otherwise the job opens it. */
export const orderQuota = async (deps: Deps, scope: Scope, input: OrderInput): Promise<QuotaOrder> => {
  const { code, price, ...of } = await check(deps, input);
  permitUnits(scope, of);
  const now = deps.now();
  const { method } = input;
  const id = await begin(deps, scope, {
    id: deps.newId(),
    companyId: scope.companyId,
    version: 1,
    status: 'waiting',
    open: 'open',
    packageCode: code,
    packageName: of.name,
    efakturUnits: of.efakturUnits,
    ebupotUnits: of.ebupotUnits,
    months: of.months,
    price,
    fee: deps.bank.fee(method),
    method,
    bank: method === 'ovo' ? 'OVO' : (input.bank ?? ''),
    phone: method === 'ovo' ? (input.phone ?? null) : null,
    accountNumber: null,
    bankRef: null,
    expiresAt: now + OPEN_MS[method],
    checkedAt: null,
    movement: null,
    paidAt: null,
    nameBefore: null,
    endBefore: null,
    createdById: scope.userId,
    createdBy: scope.userName,
    createdAt: now,
    updatedAt: now,
  });
  await soon(deps, openOrderAccount(deps, scope, { id, attempts: 0 }));
  return quotaOrder(deps, scope, id);
};

/** A job closes the account. Idempotent. */
export const cancelOrder = async (deps: Deps, scope: Scope, id: string): Promise<QuotaOrder> => {
  await deps.db.transact(async (tx) => {
    const order = await takeQuotaOrder(tx, scope, id);
    if (!order) throw new Problem('not_found');
    permitUnits(scope, order);
    if (order.status === 'cancelled') return;
    if (order.status !== 'waiting')
      throw new Problem('wrong_status', { params: { status: { key: `settings.order.status.${order.status}` } } });
    await changeOrder(tx, deps, scope, order, { status: 'cancelled' });
    await askToClose(tx, scope, order, deps.now());
  });
  await soon(deps, closeOrderAccount(deps, scope, { id, attempts: 0 }));
  return quotaOrder(deps, scope, id);
};
