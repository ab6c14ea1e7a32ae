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

type Posted = { period: string; status: string; stale: number; amounts: string; entries: string | null };

const lineOf = ({ amounts }: Posted, line: string): number =>
  sen((JSON.parse(amounts) as Record<string, Record<string, string>>).PPN?.[line] ?? '0');

const carries = ({ entries }: Posted): boolean =>
  entries !== null && (JSON.parse(entries) as { overpaidAs?: string }).overpaidAs === 'carry';

/** An overpayment is taken over once: up to no masa more than the returns filed before it set free. */
const compensated = async ({ rows }: World): Promise<string[]> => {
  const sent = await rows<Posted>(
    `select period, status, stale, amounts, entries from spt where company_id = '${OURS.id}' and type = 'PPN'
     and status in ('FILED', 'WAITING_PAYMENT') order by period, revision desc`,
  );
  // One that has to be corrected says so itself.
  const newest = sent.filter(
    ({ period, stale }, at) => !stale && sent.findIndex((one) => one.period === period) === at,
  );
  const found: string[] = [];
  let taken = 0;
  for (const one of newest) {
    taken += lineOf(one, 'II.E.PPN');
    const free = sent
      .filter((before) => before.period < one.period && before.status === 'FILED' && carries(before))
      .reduce((sum, before) => sum + Math.max(0, -lineOf(before, 'III.G.PPN')), 0);
    if (taken > free) found.push(`up to ${one.period} ${taken} sen are taken over, of which ${free} were free`);
  }
  return found;
};

export const limits: Property = {
  name: 'limits',
  broken: async (world) => [...(await credited(world)), ...(await returned(world)), ...(await compensated(world))],
};
