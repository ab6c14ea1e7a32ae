import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { memoryBooks } from '../../api/gateways/djp/simulator/memory-books.ts';
import { simulatedOffice } from '../../api/gateways/djp/simulator/office.ts';
import { openDb } from '../../db/connection.ts';
import { dialect } from '../../db/dialect/columns.ts';
import { newId } from '../../db/id.ts';
import { databaseBooks } from '../../db/repositories/office.ts';
import { officeDocuments } from '../../db/tables.ts';
import { START, TIN } from './an-outgoing.ts';
import { officeContract } from './office-contract.ts';
import { servedOffice } from './served-office.ts';

const held = () => {
  const clock = { now: START };
  let refs = 0;
  return { clock, now: () => clock.now, newRef: () => `FP${++refs}` };
};

officeContract('simulator in memory', async () => {
  const { clock, ...rest } = held();
  return { clock, office: simulatedOffice({ ...rest, books: memoryBooks() }), close: async () => undefined };
});

officeContract('simulator over HTTP', () => servedOffice());

officeContract(`simulator with its books on ${dialect}`, async () => {
  const { clock, now } = held();
  const dataDir = mkdtempSync(join(tmpdir(), 'patuh-office-'));
  const db = await openDb({ dataDir });
  await db.migrate();
  await db.transact(async (tx) => {
    await tx.db.delete(officeDocuments).where(eq(officeDocuments.tin, TIN));
  });
  return {
    clock,
    office: simulatedOffice({ now, newRef: () => newId(clock.now), books: databaseBooks(db) }),
    close: async () => {
      await db.close();
      rmSync(dataDir, { recursive: true });
    },
  };
});
