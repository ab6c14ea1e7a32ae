import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from '../../api/compose.ts';
import { kppLaw } from '../../api/domain/rules/identity/npwp.ts';
import { readEnv } from '../../api/env.ts';
import { openDb } from '../../db/connection.ts';

/** Another process on the database, without events. It says when it is there, and ends once it has a later row of law. */
const PATIENCE_MS = 60_000;
const settings = readEnv(process.env);
const db = await openDb({ dataDir: settings.DATA_DIR, url: process.env.DATABASE_URL });
const wire = { send: () => undefined, hear: () => undefined, close: async () => undefined };
const server = await compose(settings, { db, wire });
writeFileSync(join(settings.DATA_DIR, 'follows'), '');
const isThere = () => kppLaw.rows().some(({ source }) => source === process.env.LAW_SOURCE);
const until = Date.now() + PATIENCE_MS;
while (!isThere() && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
const found = isThere();
await server.close();
await db.close();
process.exit(found ? 0 : 1);
