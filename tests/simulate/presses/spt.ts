import { periodAfter } from '#domain/definition/day.ts';
import { jakartaDay } from '#domain/scope.ts';
import { OURS, type World } from '../world.ts';

const paths = { UNIFIKASI: '/ebupot/unifikasi/spt', PPH21: '/ebupot/pph21/spt', PPN: '/efaktur/spt/ctas' } as const;
type Kind = keyof typeof paths;
const kinds = ['UNIFIKASI', 'PPH21', 'PPN'] as const;

type Return = {
  id: string;
  version: number;
  status: string;
  stale: number;
  posted_at: number | null;
  overpaid: number;
  entries: string | null;
};

const newestOf = async (world: World, kind: Kind, period: string): Promise<Return | undefined> =>
  (
    await world.rows<Return>(
      `select id, version, status, stale, posted_at, overpaid, entries from spt where company_id = '${OURS.id}' and type = '${kind}' and period = '${period}'
       and status <> 'CANCELED' order by revision desc limit 1`,
    )
  )[0];

/** The oldest masa whose return is not filed yet, sometimes an earlier one. */
const masaOf = async (world: World, kind: Kind): Promise<string> => {
  const last = periodAfter(jakartaDay(world.clock.now).slice(0, 7), -1);
  const before = periodAfter(jakartaDay(world.start).slice(0, 7), -1);
  if (world.random.chance(15)) return [periodAfter(last, -1), before].sort()[1] ?? last;
  const open = await world.rows<{ period: string }>(
    `select min(period) as period from spt where company_id = '${OURS.id}' and type = '${kind}' and status not in ('FILED', 'CANCELED')`,
  );
  return open[0]?.period ?? last;
};

const payCodes = async (world: World, id: string): Promise<void> => {
  const codes = await world.rows<{ code: string; amount: number }>(
    `select code, amount from billing where company_id = '${OURS.id}' and spt_id = '${id}' and status = 'PAYABLE' order by id`,
  );
  for (const { code, amount } of codes)
    await world.press('budi', 'a code is paid at a counter', 'POST', '/simulator/billing/pay', {
      code,
      amount: String(amount / 100),
    });
};

export const workOnReturn = async (world: World): Promise<void> => {
  const { random, clock } = world;
  const kind = random.pick(kinds);
  const path = paths[kind];
  const period = await masaOf(world, kind);
  const spt = await newestOf(world, kind, period);
  const what = `a return of ${kind}`;
  if (!spt) {
    const message = await world.press('agus', `${what} is drawn`, 'POST', `${path}/posting`, { period });
    const { id } = (message.body.spt ?? {}) as { id?: string };
    if (id) world.events.set(id, { table: 'spt', at: clock.now, what });
  } else if (spt.status === 'WAITING_PAYMENT') {
    if (random.chance(10))
      await world.press('rina', `${what} is taken back`, 'PUT', `${path}/${spt.id}/cancel-waiting`);
    else await payCodes(world, spt.id);
  } else if (spt.status === 'FILED') {
    if (!spt.stale && random.chance(85)) return;
    const message = await world.press('rina', `${what} is amended`, 'POST', `${path}/${spt.id}/amend`, {
      reason: 'Susulan',
    });
    if (message.status === 201 || message.status === 200)
      world.events.set(String(message.body.id), { table: 'spt', at: clock.now, what });
  } else if (spt.stale || spt.posted_at === null || ['REJECTED', 'FAILED_PROCESSING'].includes(spt.status))
    await world.press('agus', `${what} is drawn again`, 'POST', `${path}/${spt.id}/posting`);
  else if (kind === 'PPN' && spt.overpaid > 0 && !spt.entries?.includes('carry'))
    await world.press('agus', `${what} is filled in`, 'PUT', `${path}/${spt.id}/entries`, {
      version: spt.version,
      entries: { lines: {}, overpaidAs: 'carry', wholeAnew: false, account: null },
    });
  else await world.press('rina', `${what} is filed`, 'PUT', `${path}/${spt.id}/submit`);
};
