import { asc } from 'drizzle-orm';
import { type BrokenRow, HOUSE, verifyHistory } from '../../db/repositories/history.ts';
import { companies } from '../../db/tables.ts';
import { houseDb } from './house-db.ts';

const reasons: Record<BrokenRow['why'], string> = {
  changed: 'says something else than was written',
  unlinked: 'does not follow from the row before it',
  missing: 'is not there',
};

const lineOf = ({ seq, why, objectType, objectId, action, at }: BrokenRow): string =>
  `        row ${seq} ${reasons[why]}${at === undefined ? '' : `: ${action} of ${objectType} ${objectId}, ${new Date(at).toISOString()}`}`;

/** npm run verify-history: walks every company's chain of history, names every broken row, and ends with 1 when there is one. */
const db = await houseDb();
const all = await db.read
  .select({ id: companies.id, name: companies.name })
  .from(companies)
  .orderBy(asc(companies.name));
let damaged = 0;
for (const company of [...all, { id: HOUSE, name: 'Patuh' }]) {
  const { rows, broken, standing } = await verifyHistory(db, company.id);
  const fine = broken.length === 0;
  if (!fine) damaged++;
  console.log(`${fine ? 'ok    ' : 'BROKEN'}  ${String(rows).padStart(9)} rows stand  ${company.name}`);
  if (fine) continue;
  for (const one of broken) console.log(lineOf(one));
  console.log(
    `        standing: ${standing.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ')}`,
  );
}
await db.close();
console.log(`${all.length} companies and the house, ${damaged} broken`);
process.exitCode = damaged === 0 ? 0 : 1;
