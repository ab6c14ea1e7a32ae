import { asc } from 'drizzle-orm';
import { HOUSE } from '../../db/repositories/history.ts';
import { type BrokenRow, holds, verifyHistory } from '../../db/repositories/history-check.ts';
import type { BrokenState } from '../../db/repositories/state-check.ts';
import { companies } from '../../db/tables.ts';
import { composeStorage } from '../compose-storage.ts';
import { type BrokenAnchor, readAnchors } from '../modules/history/anchors.ts';
import { removedChains } from '../modules/history/removed-chains.ts';
import { settingsOrEnd } from '../read-settings.ts';
import { keyedBy, secretOf } from '../secrets.ts';
import { houseDb } from './house-db.ts';

const rowReasons: Record<BrokenRow['why'], string> = {
  changed: 'says something else than was written',
  unlinked: 'does not follow from the row before it',
  missing: 'is not there',
  unsealed: 'was written without the key of this house',
  rewritten: 'is another than the one that was anchored',
};
const stateReasons: Record<BrokenState['why'], string> = {
  differs: 'says something else than its history left',
  lost: 'is not there any more, and nobody removed it',
  unknown: 'is in no row of the history',
};
const anchorReasons: Record<BrokenAnchor['why'], string> = {
  unsealed: 'was written without the key of this house',
  missing: 'is not there',
  replaced: 'is another than the one the next anchor names',
};

const lineOf = ({ seq, why, objectType, objectId, action, at }: BrokenRow): string =>
  `        row ${seq} ${rowReasons[why]}${at === undefined ? '' : `: ${action} of ${objectType} ${objectId}, ${new Date(at).toISOString()}`}`;

/**
 * npm run verify-history: holds every company's chain of history against its seals and the anchors, and documents and money against the history; names
 * everything that does not stand, and ends with 1 when there is something.
 */
const settings = settingsOrEnd();
const db = await houseDb();
const anchors = await readAnchors({
  db,
  files: composeStorage(settings),
  keyed: keyedBy(secretOf(settings)),
});
const own = await db.read
  .select({ id: companies.id, name: companies.name })
  .from(companies)
  .orderBy(asc(companies.name));
const names = new Map([...own.map(({ id, name }) => [id, name] as const), [HOUSE, 'Patuh'] as const]);
for (const id of await removedChains(db, anchors)) names.set(id, `removed: ${id}`);

let damaged = 0;
for (const [id, name] of names) {
  const verdict = await verifyHistory(db, id, anchors.heads.get(id));
  const { rows, broken, standing, states, notAnchored } = verdict;
  const fine = holds(verdict);
  if (!fine) damaged++;
  const behind = notAnchored > 0 ? `, ${notAnchored} not anchored` : '';
  console.log(`${fine ? 'ok    ' : 'BROKEN'}  ${String(rows).padStart(9)} rows stand  ${name}${behind}`);
  for (const one of broken) console.log(lineOf(one));
  if (broken.length > 0)
    console.log(
      `        standing: ${standing.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ')}`,
    );
  for (const { table, objectId, why } of states) console.log(`        ${table} ${objectId} ${stateReasons[why]}`);
}
await db.close();
for (const { day, why } of anchors.broken) console.log(`BROKEN  the anchor of ${day} ${anchorReasons[why]}`);
console.log(
  `${own.length} companies and the house, ${damaged} broken; ${anchors.newest ? `anchored on ${anchors.newest}` : 'no anchor yet'}`,
);
process.exitCode = damaged === 0 && anchors.broken.length === 0 ? 0 : 1;
