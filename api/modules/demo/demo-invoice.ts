import { createHash } from 'node:crypto';
import { type DemoAction, type DemoInvoice, demoActions, isDemoOpen } from '#domain/billing/demo-invoice.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import {
  type StoredDemo,
  unsafeDemoInvoice,
  unsafeKeepDemo,
  unsafeMoveDemo,
} from '../../../db/repositories/demo-invoices.ts';
import type { Deps } from '../../services/deps.ts';

const LIFE_MS = 24 * 60 * 60_000;
const FEE = sen('2500');

/** Derived from the id: only the status is stored. */
const invoiceOf = ({ id, status, createdAt, changedAt }: StoredDemo, now: number): DemoInvoice => {
  const digest = createHash('sha256').update(id).digest();
  const amount = sen(String(1_000_000 + (digest.readUInt32BE(0) % 40_000_000)));
  const digits = BigInt(`0x${digest.subarray(4, 12).toString('hex')}`) % 10n ** 14n;
  const expiresAt = createdAt + LIFE_MS;
  const ranOut = isDemoOpen({ status }) && now >= expiresAt;
  return {
    id,
    status: ranOut ? demoActions.expire : status,
    code: `0${String(digits).padStart(14, '0')}`,
    kap: '411126',
    kjs: '100',
    amount: rupiah(amount),
    fee: rupiah(FEE),
    due: rupiah(amount + FEE),
    createdAt,
    expiresAt,
    changedAt: ranOut ? expiresAt : changedAt,
  };
};

type DemoDeps = Pick<Deps, 'db' | 'now'>;

export const beginDemo = async ({ db, now, newId }: DemoDeps & Pick<Deps, 'newId'>): Promise<DemoInvoice> => {
  const made: StoredDemo = { id: newId(), status: 'created', createdAt: now(), changedAt: null };
  await db.transact((tx) => unsafeKeepDemo(tx, made));
  return invoiceOf(made, now());
};

/** Throws `not_found` for one that was never made or is deleted. */
export const demoInvoice = async ({ db, now }: DemoDeps, id: string): Promise<DemoInvoice> => {
  const found = await unsafeDemoInvoice(db.read, id);
  if (!found) throw new Problem('not_found');
  return invoiceOf(found, now());
};

export const actOnDemo = async (of: DemoDeps, id: string, action: DemoAction): Promise<DemoInvoice> => {
  const invoice = await demoInvoice(of, id);
  const step = { from: invoice.status, to: demoActions[action], at: of.now() };
  const moved = isDemoOpen(invoice) && (await of.db.transact((tx) => unsafeMoveDemo(tx, id, step)));
  const stands = await demoInvoice(of, id);
  if (!moved) throw new Problem('wrong_status', { params: { status: { key: `demoInvoice.status.${stands.status}` } } });
  return stands;
};
