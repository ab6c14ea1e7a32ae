import { billingBehaviourOf } from '../../../api/gateways/djp/billing/simulator/behaviours.ts';
import type { Property } from '../property.ts';
import { OURS, type World } from '../world.ts';

const DAY = 86_400_000;
/** How long a document may be pending without a person's action. */
const PATIENCE = 4 * DAY;

/** Pending states that the product or the office must end, by table. */
const underway = {
  faktur: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS'],
  bupot: ['IN_PROGRESS', 'SIGNING_IN_PROGRESS'],
  billing: ['REQUESTING'],
  payments: ['opening', 'paid'],
  spt: ['PREPARING', 'POSTING', 'VALIDATING', 'FILING'],
} as const;

/** A bank returns whole movements only, so a part is settled between the person and the bank. */
const WITH_A_PERSON = `select m.payment_id from payment_misfits m where m.payment_id is not null and (m.resolved_at is null
  or m.why = 'not_settled' and m.resolution = 'returned' and 1 < (select json_array_length(e.entry, '$.lines')
    from payment_entries e where e.payment_id = m.payment_id and e.kind = 'created'))`;

/** They are requested as long as that lasts. In rupiah. */
const neverAnswered = async (rows: World['rows']): Promise<ReadonlySet<string>> => {
  const requests = await rows<{ id: string; amount: number }>(
    `select id, amount from billing where status = 'REQUESTING'`,
  );
  return new Set(
    requests.filter(({ amount }) => billingBehaviourOf(String(amount / 100)).line === 'down').map(({ id }) => id),
  );
};

/** Every successful action is stored in its table, and the history says who did it. */
const unrecorded = async ({ events, rows }: World): Promise<string[]> => {
  const gone: string[] = [];
  const known = new Map<string, Set<string>>();
  for (const table of new Set([...events.values()].map((one) => one.table))) {
    const there = await rows<{ id: string }>(
      `select d.id from ${table} d where exists (select 1 from history h where h.company_id = d.company_id and h.object_id = d.id)`,
    );
    known.set(table, new Set(there.map(({ id }) => id)));
  }
  for (const [id, { table, what }] of events)
    if (!known.get(table)?.has(id)) gone.push(`${what}: ${id} is not in ${table} with its history`);
  return gone;
};

/** Nothing requested stays pending without a job; money that needs a decision is assigned. */
const leftLying = async ({ clock, rows, weather }: World): Promise<string[]> => {
  if (weather.isDown(clock.now) || weather.isDown(clock.now - PATIENCE)) return [];
  const since = clock.now - PATIENCE;
  const found: string[] = [];
  const silent = await neverAnswered(rows);
  for (const [table, statuses] of Object.entries(underway)) {
    const lying = await rows<{ id: string; status: string }>(
      `select id, status from ${table} where company_id = '${OURS.id}' and updated_at < ${since}
       and status in (${statuses.map((one) => `'${one}'`).join(', ')})
       and id not in (${WITH_A_PERSON})`,
    );
    for (const { id, status } of lying) if (!silent.has(id)) found.push(`${table} ${id} has been ${status} for days`);
  }
  const jobs = await rows<{ kind: string; id: string }>(
    `select id, kind from jobs where status in ('WAITING', 'RUNNING') and run_at < ${since} and created_at < ${since}`,
  );
  for (const { id, kind } of jobs) found.push(`job ${kind} ${id} has been due for days`);
  return found;
};

export const nothingLost: Property = {
  name: 'nothing lost',
  broken: async (world) => [...(await unrecorded(world)), ...(await leftLying(world))],
};
