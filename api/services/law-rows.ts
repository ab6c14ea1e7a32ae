import { type StoredLawRow, setLaw, storedLaw } from '#domain/law-rows.ts';
import { lawTables } from '#domain/records/law/index.ts';
import type { Query } from '../../db/database.ts';
import { storedLawRows } from '../../db/repositories/law-rows.ts';
import type { Deps } from './deps.ts';
import { EVERYBODY } from './everybody.ts';

/** Before the first request, and after every change in this process or another. */
export const loadLaw = async (query: Query): Promise<void> => setLaw(await storedLawRows(query));

export const lawChanged = async (deps: Deps): Promise<void> => {
  await loadLaw(deps.db.read);
  deps.events.publish(EVERYBODY, { kind: 'law' });
};

const inBrowser = new Set(lawTables.flatMap(({ table, inBrowser }) => (inBrowser ? [table] : [])));

export const browserLaw = (): readonly StoredLawRow[] => storedLaw().filter(({ table }) => inBrowser.has(table));
