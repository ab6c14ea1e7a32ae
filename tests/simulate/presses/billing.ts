import { periodAfter } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { vaBanks } from '../../../api/gateways/bank/port.ts';
import { waysToPay } from '../../../api/gateways/bank/simulator/behaviours.ts';
import { aBillingInput } from '../../../fixtures/builders/a-billing.ts';
import { OURS, type World } from '../world.ts';

const PAYERS = ['rina', 'agus', 'sari', 'budi'] as const;
/** Amounts with special behaviour of the simulated office, among ordinary ones. */
const ENDINGS = ['0000', '1000', '2500', '7000', '4000', '9998', '9995', '9994', '9992', '9991', '9990'];
const MASA_BACK = 8;

/** An instalment of article 25 for a masa; amount in whole rupiah. */
export const codeInput = (period: string, amount: string): object => {
  const { npwp, name, address, city } = OURS;
  return {
    ...aBillingInput({
      periodFrom: period,
      periodTo: period,
      amount,
      payerNpwp: npwp,
      payerName: name,
      payerAddress: address,
      payerCity: city,
    }),
    ignoreSame: true,
  };
};

export const askCode = async (world: World): Promise<void> => {
  const { random, clock } = world;
  const what = 'a code is asked for';
  const period = periodAfter(jakartaDay(clock.now).slice(0, 7), -random.int(1, MASA_BACK));
  const amount = `${random.int(20, 900)}${random.pick(ENDINGS)}`;
  const message = await world.press(random.pick(PAYERS), what, 'POST', '/ebilling', codeInput(period, amount));
  if (message.status === 201 || message.status === 200)
    world.events.set(String(message.body.id), { table: 'billing', at: clock.now, what });
};

/** OVO customers who agree, refuse and never answer. */
const PHONES = ['081234567890', '081234560000', '081234569999'];

export const beginPayment = async (world: World): Promise<void> => {
  const { random } = world;
  const open = await world.rows<{ id: string }>(
    `select id from billing where company_id = '${OURS.id}' and status in ('PAYABLE', 'WAITING') order by id desc limit 12`,
  );
  const ids = open.filter(() => random.chance(30)).map(({ id }) => id);
  if (ids.length === 0) return;
  const who = random.pick(PAYERS);
  const { body, status } = await world.press(who, 'codes are set out', 'POST', '/ebilling/bulk-payable', { ids });
  if (status >= 300 || status === 0) return;
  const what = 'a payment is begun';
  const begun = await world.press(who, what, 'POST', '/ebilling/bulk-payment', {
    businessKey: body.businessKey,
    cancelOthers: true,
    ...(random.chance(25)
      ? { method: 'ovo', phone: random.pick(PHONES) }
      : { method: 'va', bank: random.pick(vaBanks) }),
  });
  if (begun.status === 200 || begun.status === 201)
    world.events.set(String(begun.body.id), { table: 'payments', at: world.clock.now, what });
};

type Account = { id: string; number: string; due: number };

/** Money arrives at the bank, for an open payment or sometimes for one that ended long ago. */
export const payAtBank = async (world: World): Promise<void> => {
  const { random } = world;
  const late = random.chance(15);
  const account = await world.some<Account>(
    `select id, account_number as number, tax + fee as due from payments where company_id = '${OURS.id}' and account_number is not null
     and status ${late ? "in ('expired', 'cancelled')" : "= 'waiting'"} order by id desc limit 12`,
  );
  if (!account) return;
  const { how } = random.pick(waysToPay);
  const amount = String(account.due / 100 + (random.chance(5) ? 1 : 0));
  await world.press('budi', late ? 'money comes late' : 'money comes', 'POST', '/simulator/bank/pay', {
    number: account.number,
    amount,
    how,
  });
};

export const cancelPayment = async (world: World): Promise<void> => {
  const payment = await world.some<{ id: string }>(
    `select id from payments where company_id = '${OURS.id}' and status = 'waiting' order by id desc limit 12`,
  );
  if (payment) await world.press('budi', 'a payment is called off', 'DELETE', `/ebilling/payment/${payment.id}`);
};

export const settleUnmatched = async (world: World): Promise<void> => {
  const unmatched = await world.some<{ id: string }>(
    `select id from payment_misfits where company_id = '${OURS.id}' and resolution is null order by id`,
  );
  if (!unmatched) return;
  const resolution = world.random.pick(['used', 'returned']);
  await world.press('rina', 'odd money is settled', 'POST', `/ebilling/unmatched-payments/${unmatched.id}/resolve`, {
    resolution,
  });
};
