import { sen } from '#domain/definition/money.ts';
import type { Property } from '../property.ts';
import { OURS, type World } from '../world.ts';

const CREDIT_WINDOW = 3;

/** An invoice is credited in its masa or one of the three after it. */
const credited = async ({ rows }: World): Promise<string[]> => {
  const outside = await rows<{ id: string; period: string; credit_period: string }>(
    `select id, period, credit_period from faktur where company_id = '${OURS.id}' and type = 'IN' and credit_period is not null
     and (credit_period < period or credit_period > strftime('%Y-%m', period || '-01', '+${CREDIT_WINDOW} months'))`,
  );
  return outside.map(({ id, period, credit_period: masa }) => `purchase ${id} of ${period} is credited in ${masa}`);
};

/** No more goes back of a document than it was. */
const returned = async ({ rows }: World): Promise<string[]> => {
  const over = await rows<{ id: string }>(
    `select o.id from faktur o join faktur r on r.origin_id = o.id and r.status in ('IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'APPROVED')
     where o.company_id = '${OURS.id}' group by o.id having sum(r.dpp) > o.dpp or sum(r.ppn) > o.ppn`,
  );
  return over.map(({ id }) => `more went back of ${id} than it was`);
};

/** What is left of an overpayment is taken over once: up to no masa more than the returns before it set free. */
const compensated = async ({ rows }: World): Promise<string[]> => {
  const sent = await rows<{ period: string; amounts: string; entries: string | null }>(
    `select s.period, s.amounts, s.entries from spt s where s.company_id = '${OURS.id}' and s.type = 'PPN'
     and s.status in ('FILED', 'WAITING_PAYMENT') and s.revision = (select max(t.revision) from spt t where t.company_id = s.company_id
       and t.type = s.type and t.period = s.period and t.status in ('FILED', 'WAITING_PAYMENT')) order by s.period`,
  );
  const found: string[] = [];
  let free = 0;
  for (const { period, amounts, entries } of sent) {
    const lines = (JSON.parse(amounts) as Record<string, Record<string, string>>).PPN ?? {};
    const taken = sen(lines['II.E.PPN'] ?? '0');
    if (taken > free) found.push(`the return of ${period} takes over ${taken} sen, of which ${free} were free`);
    const carries = entries !== null && (JSON.parse(entries) as { overpaidAs?: string }).overpaidAs === 'carry';
    free += (carries ? Math.max(0, -sen(lines['III.G.PPN'] ?? '0')) : 0) - taken;
  }
  return found;
};

export const limits: Property = {
  name: 'limits',
  broken: async (world) => [...(await credited(world)), ...(await returned(world)), ...(await compensated(world))],
};
