import { type StoredLawRow, setLaw, storedLaw } from '#domain/law-rows.ts';
import { lawTables } from '#domain/records/law/index.ts';
import type { Query } from '../../db/database.ts';
import { lawRevision, storedLawRows } from '../../db/repositories/law-rows.ts';
import type { Deps } from './deps.ts';
import { EVERYBODY } from './everybody.ts';

/** Before the first request, and after every change in this process or another. */
export const loadLaw = async (query: Query): Promise<void> => setLaw(await storedLawRows(query));

export const lawChanged = async (deps: Deps): Promise<void> => {
  await loadLaw(deps.db.read);
  deps.events.publish(EVERYBODY, { kind: 'law' });
};

const CHECK_MS = 5_000;

const loadedRevision = (): string => {
  const rows = storedLaw();
  const versions = rows.reduce((sum, { version }) => sum + version, 0);
  return [rows.length, versions, Math.max(0, ...rows.map(({ updatedAt }) => updatedAt))].join('-');
};

/** The event of another process may be lost, so rows are compared every few seconds. Returns a function that stops it. */
export const followLaw = (query: Query, changed: () => void, failed: (error: unknown) => void): (() => void) => {
  const check = async (): Promise<void> => {
    if ((await lawRevision(query)) === loadedRevision()) return;
    await loadLaw(query);
    changed();
  };
  const timer = setInterval(() => void check().catch(failed), CHECK_MS).unref();
  return () => clearInterval(timer);
};

const inBrowser = new Set(lawTables.flatMap(({ table, inBrowser }) => (inBrowser ? [table] : [])));

export const browserLaw = (): readonly StoredLawRow[] => storedLaw().filter(({ table }) => inBrowser.has(table));
