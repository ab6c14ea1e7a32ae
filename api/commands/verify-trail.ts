import { asc } from 'drizzle-orm';
import { HOUSE, verifyTrail } from '../../db/repositories/history.ts';
import { companies } from '../../db/tables.ts';
import { houseDb } from './house-db.ts';

/** npm run verify-trail: walks every company's chain of history and ends with 1 when a link is broken. */
const db = await houseDb();
const all = await db.read
  .select({ id: companies.id, name: companies.name })
  .from(companies)
  .orderBy(asc(companies.name));
let broken = 0;
for (const company of [...all, { id: HOUSE, name: 'Patuh' }]) {
  const verdict = await verifyTrail(db, company.id);
  const fine = verdict.brokenAt === null;
  if (!fine) broken++;
  console.log(
    `${fine ? 'ok    ' : 'BROKEN'}  ${String(verdict.rows).padStart(9)} rows  ${company.name}${fine ? '' : `  at row ${verdict.brokenAt}`}`,
  );
}
await db.close();
console.log(`${all.length} companies and the house, ${broken} broken`);
process.exitCode = broken === 0 ? 0 : 1;
