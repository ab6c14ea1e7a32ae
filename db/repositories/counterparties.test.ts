import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scopeOf } from '../../fixtures/cast/scope-of.ts';
import { openDb } from '../connection.ts';
import type { Db } from '../database.ts';
import { newId } from '../id.ts';
import { type Met, rememberCounterparties } from './counterparties.ts';
import { listCounterparties } from './counterparty-list.ts';

const scope = scopeOf('rina', 'sagara');
const NOW = Date.UTC(2025, 10, 15);
const met: Met = {
  document: 'TIN',
  identity: '0062345678901000',
  nitku: '0062345678901000000000',
  country: 'IDN',
  name: 'PT Meranti',
  address: 'Jalan Melati 12',
  email: 'pajak@meranti.example',
};
let dir: string;
let db: Db;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'patuh-counterparties-'));
  db = await openDb({ dataDir: dir });
  await db.migrate();
});
afterAll(async () => {
  await db.close();
  rmSync(dir, { recursive: true, force: true });
});

const remember = (one: Met) => db.transact((tx) => rememberCounterparties(tx, scope, NOW, () => newId(NOW), [one]));
const found = async (q: string) =>
  (await listCounterparties(scope, db.read, { q, offset: 0, limit: 10 })).rows.map(({ name }) => name);

describe('a counterparty a document named', () => {
  it('keeps the e-mail and the address a later document does not tell, and is found by them', async () => {
    await remember(met);
    const [learnt] = await remember({ ...met, name: 'PT Meranti Graha', address: '', email: null });
    expect(learnt?.now).toMatchObject({ name: 'PT Meranti Graha', address: met.address, email: met.email });
    expect(await found('graha')).toEqual(['PT Meranti Graha']);
    expect(await found('pajak@meranti')).toEqual(['PT Meranti Graha']);
    expect(await remember({ ...met, name: 'PT Meranti Graha' })).toEqual([]);
  });
});
