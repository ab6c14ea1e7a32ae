import type { Property } from '../property.ts';
import type { World } from '../world.ts';

/** What was answered as done stands in its table, and the history says who did it. */
const untold = async ({ told, rows }: World): Promise<string[]> => {
  const gone: string[] = [];
  const known = new Map<string, Set<string>>();
  for (const table of new Set([...told.values()].map((one) => one.table))) {
    const there = await rows<{ id: string }>(
      `select d.id from ${table} d where exists (select 1 from history h where h.company_id = d.company_id and h.object_id = d.id)`,
    );
    known.set(table, new Set(there.map(({ id }) => id)));
  }
  for (const [id, { table, what }] of told)
    if (!known.get(table)?.has(id)) gone.push(`${what}: ${id} is not in ${table} with its history`);
  return gone;
};

export const nothingLost: Property = { name: 'nothing lost', broken: untold };
