import { sql } from 'drizzle-orm';
import type { Query } from '../../database.ts';
import { officeSerials } from '../../tables.ts';

/** Raises one of the simulated office's counters and answers with where it stands. Raised by 0, it is only held until the commit. */
export const unsafeSerial = async (db: Query, year: string, by: 0 | 1): Promise<number> => {
  const [row] = await db
    .insert(officeSerials)
    .values({ year, last: by })
    .onConflictDoUpdate({ target: officeSerials.year, set: { last: sql`${officeSerials.last} + ${by}` } })
    .returning({ last: officeSerials.last });
  if (!row) throw new Error('serial was not stored');
  return row.last;
};
