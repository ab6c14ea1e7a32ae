import { periodAfter } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { OURS, type World } from '../world.ts';

const IN = '/efaktur/in/ctas';
const RETURNS = '/efaktur/in/return/ctas';
const KEEPERS = ['rina', 'agus', 'sari'] as const;

type Purchase = { id: string; version: number; period: string };

const inState = (world: World, type: string, ...statuses: readonly string[]): Promise<Purchase | undefined> =>
  world.some<Purchase>(
    `select id, version, period from faktur where company_id = '${OURS.id}' and type = '${type}' and status in (${statuses
      .map((one) => `'${one}'`)
      .join(', ')}) order by id desc limit 60`,
  );

export const pullPurchases = async (world: World): Promise<void> => {
  const to = jakartaDay(world.clock.now).slice(0, 7);
  const from = world.random.chance(50) ? to : periodAfter(to, -1);
  await world.press('agus', 'purchases are pulled', 'POST', `${IN}/prepopulated-djp`, { from, to });
};

/**
 * Decides about an incoming invoice: credited in a masa inside or, sometimes, outside its window; uncredited; undone.
 */
export const decidePurchase = async (world: World): Promise<void> => {
  const { random } = world;
  const purchase = await inState(world, 'IN', 'APPROVED', 'APPROVED', 'CREDITED', 'UNCREDITED');
  if (!purchase) return;
  const { id, version, period } = purchase;
  const decision = random.pick([
    ...Array.from({ length: 6 }, () => ({ move: 'credit', creditPeriod: periodAfter(period, random.int(0, 4)) })),
    { move: 'uncredit', uncreditReason: 'VEHICLE' },
    { move: 'restore' },
  ]);
  await world.press(random.pick(KEEPERS), `a purchase is decided: ${decision.move}`, 'POST', `${IN}/${id}/creditable`, {
    version,
    decision,
  });
};

export const returnPurchase = async (world: World): Promise<void> => {
  const { random, clock } = world;
  const purchase = await inState(world, 'IN', 'CREDITED');
  if (!purchase) return;
  const lines = await world.rows<{ quantity: string }>(
    `select quantity from faktur_line where faktur_id = '${purchase.id}' order by seq`,
  );
  const what = 'part of a purchase goes back';
  const message = await world.press('sari', what, 'POST', `${RETURNS}/draft`, {
    input: {
      originId: purchase.id,
      date: jakartaDay(clock.now),
      reference: null,
      lines: lines.map(({ quantity }) => ({
        quantity: random.chance(60) ? String(Math.max(1, Math.floor(Number(quantity) / random.int(1, 3)))) : '0',
        discount: null,
        otherDpp: null,
      })),
    },
  });
  if (message.status === 201 || message.status === 200)
    world.events.set(String(message.body.id), { table: 'faktur', at: clock.now, what });
};

export const sendReturn = async (world: World): Promise<void> => {
  const back = await inState(world, 'RETURN_IN', 'DRAFT', 'REJECTED', 'FAILED', 'SAVED_INVALID');
  if (!back) return;
  await world.press('agus', 'what goes back is sent', 'POST', `${RETURNS}/upload`, { ids: [back.id] });
};
