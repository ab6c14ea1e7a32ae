import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { simulatedOffices } from '../../api/gateways/djp/simulator/office.ts';
import { openDb } from '../../db/connection.ts';
import { newId } from '../../db/id.ts';
import { databaseBooks } from '../../db/repositories/office/office.ts';
import { freshDatabase, noRows } from '../fresh-database.ts';
import { START } from './an-outgoing.ts';
import { memoryBooks } from './memory-books.ts';

const held = () => {
  const clock = { now: START };
  let refs = 0;
  return { clock, now: () => clock.now, newRef: () => `FP${++refs}` };
};

export const inMemory = async () => {
  const { clock, ...rest } = held();
  return { clock, ...simulatedOffices({ ...rest, books: memoryBooks() }), close: async () => undefined };
};

export const onDatabase = async () => {
  const { clock, now } = held();
  const dataDir = mkdtempSync(join(tmpdir(), 'patuh-office-'));
  const { url, drop } = await freshDatabase(dataDir, noRows);
  const db = await openDb({ dataDir, url });
  return {
    clock,
    ...simulatedOffices({ now, newRef: () => newId(clock.now), books: databaseBooks(db) }),
    close: async () => {
      await db.close();
      await drop();
      rmSync(dataDir, { recursive: true });
    },
  };
};
