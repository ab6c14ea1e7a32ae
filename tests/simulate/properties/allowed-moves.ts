import { documents } from '#domain/documents.ts';
import type { Property } from '../property.ts';
import { OURS, THEIRS, type World } from '../world.ts';

type Step = { object_type: string; object_id: string; action: string; from_status: string; to_status: string };

const machines = new Map(documents.map(({ name, status }) => [name as string, status]));
const tables = { faktur: 'faktur', bupot: 'bupot', billing: 'billing', spt: 'spt' } as const;

/** Each status change in the history is a transition of the document's state machine. */
const steps = async ({ rows }: World): Promise<string[]> => {
  const made = await rows<Step & { n: number }>(
    `select object_type, min(object_id) as object_id, action, from_status, to_status, count(*) as n from history
     where company_id in ('${OURS.id}', '${THEIRS.id}') and from_status is not null and to_status is not null and from_status <> to_status
     group by object_type, action, from_status, to_status`,
  );
  return made.flatMap(({ object_type: type, object_id: id, action, from_status: from, to_status: to }) => {
    const machine = machines.get(type);
    if (!machine) return [];
    const allowed = Object.values(machine.moves as Record<string, { from: readonly string[]; to: string }>).some(
      (move) => move.to === to && move.from.includes(from),
    );
    return allowed ? [] : [`${type} ${id}: ${action} led from ${from} to ${to}`];
  });
};

const ends = async ({ rows }: World): Promise<string[]> => {
  const found: string[] = [];
  for (const table of Object.values(tables)) {
    const off = await rows<{ id: string; status: string; last: string }>(
      `select d.id, d.status, h.to_status as last from ${table} d join history h on h.company_id = d.company_id and h.object_id = d.id
       and h.seq = (select max(seq) from history x where x.company_id = d.company_id and x.object_id = d.id and x.to_status is not null)
       where d.company_id = '${OURS.id}' and h.to_status <> d.status`,
    );
    for (const { id, status, last } of off) found.push(`${table} ${id} is ${status}, its history ends with ${last}`);
  }
  return found;
};

/** A valid document has its number, and one that was never sent has none. */
const numbers = async ({ rows }: World): Promise<string[]> => {
  const off = await rows<{ id: string; status: string }>(
    `select id, status from faktur where company_id = '${OURS.id}' and type = 'OUT'
     and ((status in ('APPROVED', 'AMENDED') and number is null) or (status = 'DRAFT' and number is not null and replaces is null))`,
  );
  return off.map(({ id, status }) => `faktur ${id} is ${status} ${status === 'DRAFT' ? 'with' : 'without'} a number`);
};

export const allowedMoves: Property = {
  name: 'states by allowed moves',
  broken: async (world) => [...(await steps(world)), ...(await ends(world)), ...(await numbers(world))],
};
