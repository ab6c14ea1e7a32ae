import { createHash } from 'node:crypto';
import type { Property } from '../property.ts';
import { OURS, THEIRS, type World } from '../world.ts';

const documents = ['faktur', 'bupot', 'billing', 'payments', 'spt'] as const;
/** Rows that the product's own scheduler writes for a company are left out. */
const tables = ['faktur', 'bupot', 'billing', 'payments', 'payment_entries', 'ntpn', 'quotas', 'imports'] as const;
/** A child, its parent, and their key: both belong to one company. */
const ties = [
  ['faktur_line', 'faktur', 'c.faktur_id = p.id'],
  ['payment_entries', 'payments', 'c.payment_id = p.id'],
  ['job_items', 'jobs', 'c.job_id = p.id'],
  ['history', 'faktur', 'c.object_id = p.id'],
  ['history', 'bupot', 'c.object_id = p.id'],
  ['history', 'billing', 'c.object_id = p.id'],
  ['ntpn', 'billing', 'c.billing_id = p.id'],
] as const;

const seen = new WeakMap<World, string>();

const untouched = async (world: World): Promise<string[]> => {
  const values: unknown[] = [];
  for (const table of tables)
    values.push(await world.rows(`select * from ${table} where company_id = '${THEIRS.id}' order by 1, 2`));
  const now = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  const before = seen.get(world) ?? now;
  seen.set(world, before);
  return now === before ? [] : [`documents of ${THEIRS.name} have changed, and nobody there pressed anything`];
};

const tied = async ({ rows }: World): Promise<string[]> => {
  const found: string[] = [];
  for (const [child, parent, on] of ties) {
    const [off] = await rows<{ n: number }>(
      `select count(*) as n from ${child} c join ${parent} p on ${on} where c.company_id <> p.company_id`,
    );
    if (off && off.n > 0) found.push(`${off.n} rows of ${child} are of another company than their ${parent}`);
  }
  return found;
};

const ofOurs = (rows: World['rows'], ids: readonly string[]): Promise<{ id: string }[]> =>
  rows(
    documents
      .map(
        (table) => `select id from ${table} where company_id = '${OURS.id}' and id in (select value from json_each(?))`,
      )
      .join(' union '),
    documents.map(() => JSON.stringify(ids)),
  );

/** No entries of this company's people, and no notifications about its documents. */
const received = async ({ rows, overheard }: World): Promise<string[]> => {
  const [input] = await rows<{ n: number }>(
    `select count(*) as n from history h where h.company_id = '${THEIRS.id}' and h.user_id not in (select user_id from memberships where company_id = '${THEIRS.id}')
     and h.user_id <> 'system'`,
  );
  return [
    ...(input && input.n > 0
      ? [`${input.n} rows of the history of ${THEIRS.name} name somebody who does not work there`]
      : []),
    ...(await ofOurs(rows, overheard)).map(({ id }) => `screens of ${THEIRS.name} were told of our ${id}`),
  ];
};

export const nobodyElses: Property = {
  name: "nobody else's",
  broken: async (world) => [...(await untouched(world)), ...(await tied(world)), ...(await received(world))],
};
