import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { IncomingCall } from '../../../api/gateways/bank/port.ts';
import { simulatedBank } from '../../../api/gateways/bank/simulator/bank.ts';
import { bankCounter } from '../../../api/gateways/bank/simulator/counter.ts';
import { openDb } from '../../../db/connection.ts';
import { newId } from '../../../db/id.ts';
import { databaseBankBooks } from '../../../db/repositories/payment/bank.ts';
import { sealedBy } from '../../../db/sealed.ts';
import { freshDatabase, noRows } from '../../fresh-database.ts';
import { START } from './an-order.ts';
import type { World } from './world.ts';

export const TARGET = '/public/api/ebilling/callback';
const signer = { clientId: 'MCH-0001', secret: 'SK-rahasia' };
const fees = { va: 250_000, ovo: 150_000 };

/** Books in the database of this run. `answers`: the responses to callbacks in order; 200 after that. */
export const simulatedWorld = async () => {
  const clock = { now: START };
  const now = () => clock.now;
  const dataDir = mkdtempSync(join(tmpdir(), 'patuh-bank-'));
  const { url, drop } = await freshDatabase(dataDir, noRows);
  const db = sealedBy(await openDb({ dataDir, url }), (hash) => hash);
  const came: IncomingCall[] = [];
  const answers: (number | null)[] = [];
  const open = () => {
    const books = databaseBankBooks(db);
    const deliver = async (headers: Readonly<Record<string, string>>, body: string) => {
      came.push({ headers, path: TARGET, body });
      return answers.length > 0 ? (answers.shift() ?? null) : 200;
    };
    return {
      bank: simulatedBank({ books, now, signer, fees }),
      counter: bankCounter({ books, now, signer, newId: () => newId(clock.now), target: TARGET, deliver }),
    };
  };
  const { bank, counter } = open();
  const world: World = {
    bank,
    clock,
    pays: async (number, amount) => {
      const answer = await counter.pay({ number, amount, how: 'exact' });
      if (answer.kind !== 'done') throw new Error(JSON.stringify(answer));
    },
    callbacks: async () => {
      await counter.tick();
      return came;
    },
    close: async () => {
      await db.close();
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return { ...world, counter, came, answers, signer, reopen: open };
};
