import { asc } from 'drizzle-orm';
import { storageTrouble } from '../../db/database.ts';
import { SYSTEM_COMPANY } from '../../db/repositories/history.ts';
import { type FoundRow, type HistoryVerdict, holds, verifyHistory } from '../../db/repositories/history-check.ts';
import { type BrokenRecord, verifyRecords } from '../../db/repositories/records/record-check.ts';
import type { BrokenState } from '../../db/repositories/state-check.ts';
import { companies } from '../../db/tables.ts';
import { composeStorage } from '../compose-storage.ts';
import { type BrokenAnchor, readAnchors } from '../modules/history/anchors.ts';
import { type BrokenFile, brokenFiles } from '../modules/history/broken-files.ts';
import { removedChains } from '../modules/history/removed-chains.ts';
import { settingsOrEnd } from '../read-settings.ts';
import { keyedBy, secretOf } from '../secrets.ts';
import { commandDb } from './command-db.ts';

const rowReasons: Record<FoundRow['why'], string> = {
  changed: 'says something else than was written',
  unlinked: 'does not follow from the row before it',
  missing: 'is not there',
  unsealed: 'was written without the key of this house',
  rewritten: 'is another than the one that was anchored',
  unreadable: 'cannot be read: its page in the database is damaged',
};
const stateReasons: Record<BrokenState['why'], string> = {
  differs: 'says something else than its history left',
  lost: 'is not there any more, and nobody removed it',
  unknown: 'is in no row of the history',
  unreadable: 'cannot be read, or its history cannot: a page in the database is damaged',
};
const recordReasons: Record<BrokenRecord['why'], string> = {
  differs: 'says something else than its chain left',
  lost: 'is not there any more, and nobody removed it',
  unknown: 'is in no link of its chain',
  unreadable: 'cannot be read, or its chain cannot: a page in the database is damaged',
};
const fileReasons: Record<BrokenFile['why'], string> = {
  differs: 'has other bytes than were stored',
  lost: 'is not there any more',
  unreadable: 'cannot be read',
};
const anchorReasons: Record<BrokenAnchor['why'], string> = {
  unsealed: 'was written without the key of this house',
  missing: 'is not there',
  replaced: 'is another than the one the next anchor names',
};

const lineOf = ({ seq, why, objectType, objectId, action, at }: FoundRow): string =>
  `        row ${seq} ${rowReasons[why]}${at === undefined ? '' : `: ${action} of ${objectType} ${objectId}, ${new Date(at).toISOString()}`}`;

/**
 * npm run verify-history: checks the history of every company and of the operator against seals and anchors, and
 * documents, money, people and settings against the history. Exits with 1 if anything does not match or cannot be read.
 */
const settings = settingsOrEnd();
const db = await commandDb();
const files = composeStorage(settings);
const anchors = await readAnchors({ db, files, keyed: keyedBy(secretOf(settings)) });
const unread: string[] = [];
const orUnread = async <T>(what: string, read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (storageTrouble(error) !== 'damaged') throw error;
    unread.push(what);
    return undefined;
  }
};
const list = () =>
  db.read.select({ id: companies.id, name: companies.name }).from(companies).orderBy(asc(companies.name));
const own = (await orUnread('the list of companies', async () => list())) ?? [];
const names = new Map([...own.map(({ id, name }) => [id, name] as const), [SYSTEM_COMPANY, 'Patuh'] as const]);
const removed = await orUnread('the list of chains', () => removedChains(db, anchors));
for (const id of removed ?? anchors.heads.keys())
  if (!names.has(id)) names.set(id, `${removed ? 'removed: ' : ''}${id}`);

let damaged = 0;
for (const [id, name] of names) {
  const verdict: HistoryVerdict | undefined = await orUnread(`the history of ${name}`, () =>
    verifyHistory(db, id, anchors.heads.get(id)),
  );
  if (!verdict) continue;
  const held = await verifyRecords(db, id, Date.now(), anchors.records.get(id));
  const stored = (await orUnread(`the list of files of ${name}`, () => brokenFiles({ db, files }, id))) ?? [];
  const { rows, broken, intact, states, notAnchored } = verdict;
  const fine = holds(verdict) && held.broken.length + held.records.length + stored.length === 0;
  if (!fine) damaged++;
  const behind = notAnchored + held.notAnchored > 0 ? `, ${notAnchored + held.notAnchored} not anchored` : '';
  console.log(
    `${fine ? 'ok    ' : 'BROKEN'}  ${String(rows).padStart(9)} rows stand, ${held.links} links  ${name}${behind}`,
  );
  for (const one of broken) console.log(lineOf(one));
  if (broken.length > 0)
    console.log(
      `        standing: ${intact.map(([first, last]) => (first === last ? first : `${first}-${last}`)).join(', ')}`,
    );
  for (const { table, objectId, why } of states)
    console.log(`        ${table} ${objectId || '(the whole table)'} ${stateReasons[why]}`);
  for (const { chain, seq, why, record } of held.broken)
    console.log(`        ${chain} link ${seq} ${rowReasons[why]}${record === undefined ? '' : `: ${record}`}`);
  for (const { chain, record, why } of held.records)
    console.log(`        ${chain} ${record || '(the whole table)'} ${recordReasons[why]}`);
  for (const { id: file, why } of stored) console.log(`        content of file ${file} ${fileReasons[why]}`);
}
await db.close();
for (const what of unread) console.log(`BROKEN  ${what} cannot be read: a page in the database is damaged`);
for (const { day, why } of anchors.broken) console.log(`BROKEN  the anchor of ${day} ${anchorReasons[why]}`);
console.log(
  `${own.length} companies and the house, ${damaged} broken; ${anchors.newest ? `anchored on ${anchors.newest}` : 'no anchor yet'}`,
);
process.exitCode = damaged === 0 && unread.length === 0 && anchors.broken.length === 0 ? 0 : 1;
