import { and, asc, eq, gte } from 'drizzle-orm';
import { brokenIn, verifyHistory } from '../../../db/repositories/history-check.ts';
import { sealIn } from '../../../db/sealed.ts';
import { history } from '../../../db/tables.ts';
import type { Property } from '../property.ts';
import { OURS, THEIRS, type World } from '../world.ts';

/** How often the whole chain is checked instead of the rows of the day only. */
const WHOLE_EVERY = 10;

const days = new WeakMap<World, { day: number; until: Map<string, number> }>();

const ofToday = async ({ db }: World, companyId: string, after: number) => {
  const rows = await db.read
    .select()
    .from(history)
    .where(and(eq(history.companyId, companyId), gte(history.seq, after)))
    .orderBy(asc(history.seq));
  const [before] = after > 0 ? rows.splice(0, 1) : [];
  const last = rows.at(-1)?.seq ?? after;
  return { last, broken: rows.length === 0 ? [] : brokenIn([after + 1, last], rows, before, sealIn(db)) };
};

/** The history of a company verifies from its first row to its end, and documents and money match it. */
export const chain: Property = {
  name: 'chain',
  broken: async (world) => {
    const known = days.get(world) ?? { day: 0, until: new Map<string, number>() };
    days.set(world, known);
    known.day += 1;
    const found: string[] = [];
    for (const { id, name } of [OURS, THEIRS]) {
      const today = await ofToday(world, id, known.until.get(id) ?? 0);
      known.until.set(id, today.last);
      const whole = known.day % WHOLE_EVERY === 0 ? await verifyHistory(world.db, id) : { broken: [], states: [] };
      for (const { seq, why } of [...today.broken, ...whole.broken])
        found.push(`history of ${name}: row ${seq} is ${why}`);
      for (const { table, objectId, why } of whole.states)
        found.push(`history of ${name}: ${table} ${objectId} ${why}`);
    }
    return found;
  },
};
