import { OURS, type World } from '../world.ts';

export const buyQuota = async (world: World): Promise<void> => {
  const { random } = world;
  const message = await world.press('rina', 'quota is ordered', 'POST', '/quota/orders', {
    package: random.pick(['dasar', 'profesional']),
    method: 'va',
    bank: 'BCA',
  });
  if (message.status === 201)
    world.events.set(String(message.body.id), { table: 'quota_orders', at: world.clock.now, what: 'quota is ordered' });
};

export const payQuota = async (world: World): Promise<void> => {
  const { random } = world;
  const order = await world.some<{ number: string; due: number }>(
    `select account_number as number, price + fee as due from quota_orders where company_id = '${OURS.id}' and account_number is not null
     and status in ('waiting', 'expired') order by id desc limit 3`,
  );
  if (!order) return;
  await world.press('rina', 'quota is paid', 'POST', '/simulator/bank/pay', {
    number: order.number,
    amount: String(order.due / 100),
    how: random.pick(['exact', 'repeated', 'lost']),
  });
};
