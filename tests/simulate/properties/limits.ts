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

const returned = async ({ rows }: World): Promise<string[]> => {
  const over = await rows<{ id: string }>(
    `select o.id from faktur o join faktur r on r.origin_id = o.id and r.status in ('IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'APPROVED')
     where o.company_id = '${OURS.id}' group by o.id having sum(r.dpp) > o.dpp or sum(r.ppn) > o.ppn`,
  );
  return over.map(({ id }) => `more went back of ${id} than it was`);
};

type Posted = {
  period: string;
  status: string;
  stale: number;
  posted_at: number | null;
  filed_at: number | null;
  amounts: string;
  entries: string | null;
};

const lineOf = ({ amounts }: Posted, line: string): number =>
  sen((JSON.parse(amounts) as Record<string, Record<string, string>>).PPN?.[line] ?? '0');

const carries = ({ entries }: Posted): boolean =>
  entries !== null && (JSON.parse(entries) as { overpaidAs?: string }).overpaidAs === 'carry';

const TAKEN = 'II.E.PPN';
const LEFT = 'III.G.PPN';

/** The amounts earlier returns carry forward to this masa. */
const freeFor = (one: Posted, filed: readonly Posted[]): number =>
  filed
    .filter((before) => before.period < one.period && carries(before))
    .reduce((sum, before) => sum + Math.max(0, -lineOf(before, LEFT)), 0);

const newestOf = (all: readonly Posted[]): Posted[] =>
  all.filter(({ period }, at) => all.findIndex((one) => one.period === period) === at);

const overTaken = (one: Posted, taken: number, free: number, when: string): string[] =>
  taken > free ? [`up to ${one.period} ${taken} sen are taken over, of which ${free} were free ${when}`] : [];

/**
 * Up to any masa, no more is taken over than earlier filed returns carried forward. A return overtaken by a correction
 * reports that it has to be corrected; until then the rule must have held when it was drawn.
 */
const compensated = async ({ rows }: World): Promise<string[]> => {
  const sent = await rows<Posted>(
    `select period, status, stale, posted_at, filed_at, amounts, entries from spt where company_id = '${OURS.id}' and type = 'PPN'
     and status in ('FILED', 'WAITING_PAYMENT') order by period, revision desc`,
  );
  const filed = sent.filter(({ status }) => status === 'FILED');
  const found: string[] = [];
  let taken = 0;
  for (const one of newestOf(sent)) {
    if (one.stale) continue;
    taken += lineOf(one, TAKEN);
    found.push(...overTaken(one, taken, freeFor(one, filed), 'now'));
  }
  for (const one of sent) {
    const then = filed.filter(
      ({ filed_at }) => filed_at !== null && one.posted_at !== null && filed_at <= one.posted_at,
    );
    const before = newestOf(then).filter(({ period }) => period < one.period);
    const all = [one, ...before].reduce((sum, each) => sum + lineOf(each, TAKEN), 0);
    found.push(...overTaken(one, all, freeFor(one, then), 'when it was drawn'));
  }
  return found;
};

export const limits: Property = {
  name: 'limits',
  broken: async (world) => [...(await credited(world)), ...(await returned(world)), ...(await compensated(world))],
};
