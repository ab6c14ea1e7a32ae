import { hashSync } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import { keyedBy, sealOf } from '../../api/secrets.ts';
import { openDb } from '../../db/connection.ts';
import type { Db } from '../../db/database.ts';
import { sealedBy, sealedWork } from '../../db/sealed.ts';
import { users } from '../../db/tables.ts';
import { type Random, seeded } from '../../fixtures/builders/random.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { writeFounding } from '../../fixtures/cast/founding-history.ts';
import { PASSWORD, type PersonKey } from '../../fixtures/cast/people.ts';
import { plantCast, plantQuotas } from '../../fixtures/cast/plant.ts';
import { type Beginning, freshDatabase } from '../fresh-database.ts';
import { underSeed } from './chance.ts';
import { type Answered, type Person, personOf } from './person.ts';
import { type Clock, openServer, type Plant, SECRET, type SimulatedServer } from './simulated-server.ts';
import { type Weather, weatherOf } from './weather.ts';

/** The simulated company, and one that must stay unchanged. */
export const OURS = companies.sagara;
export const THEIRS = companies.bentala;

const LOST_IN_HUNDRED = 2;
const quickHash = hashSync(PASSWORD, { memoryCost: 8, timeCost: 1 });

export type Press = {
  readonly at: number;
  readonly who: string;
  /** A description, equal for all of its kind. */
  readonly what: string;
  readonly request: string;
  /** Status of the response; 0 when the process died. */
  readonly status: number;
};

/** A reported success: the table and row where it must be found, until somebody removes it. */
export type WorldEvent = { readonly table: string; readonly at: number; readonly what: string };

type Plan = {
  readonly seed: number;
  readonly dataDir: string;
  readonly start: number;
  readonly plant?: Plant;
  readonly lostInHundred?: number;
};

export type World = {
  readonly seed: number;
  readonly db: Db;
  readonly clock: Clock;
  readonly random: Random;
  readonly weather: Weather;
  readonly presses: Press[];
  readonly events: Map<string, WorldEvent>;
  readonly wrong: string[];
  /** Ids of documents that the other company's streams were notified of. */
  readonly overheard: readonly string[];
  /** 00.00 WIB of the first day. */
  readonly start: number;
  kills(): number;
  server(): SimulatedServer;
  person(who: PersonKey): Person;
  press(who: PersonKey, what: string, method: string, path: string, body?: unknown): Promise<Answered>;
  rows<T>(sql: string, params?: readonly unknown[]): Promise<T[]>;
  /** A random row of a list, deterministic for a seed. */
  some<T>(sql: string, params?: readonly unknown[]): Promise<T | undefined>;
  revive(): Promise<boolean>;
  close(): Promise<void>;
};

/** Companies and people of the first day. The same for every seed: created once, and copied. */
const firstDay =
  (start: number): Beginning =>
  async (tx) => {
    await plantCast(tx, start);
    await sealedWork(tx, sealOf(keyedBy(SECRET)), (sealed) => plantQuotas(sealed, start));
    await tx.db.update(users).set({ passwordHash: quickHash });
  };
const firstDays = new Map<number, Beginning>();

export const plantYear = async (dataDir: string, start: number): Promise<void> => {
  const beginning = firstDays.get(start) ?? firstDay(start);
  firstDays.set(start, beginning);
  const giveBack = underSeed(0);
  await freshDatabase(dataDir, beginning).finally(giveBack);
};

export const openWorld = async ({
  seed,
  dataDir,
  start,
  plant = {},
  lostInHundred = LOST_IN_HUNDRED,
}: Plan): Promise<World> => {
  const clock: Clock = { now: start };
  const random = seeded(seed);
  const weather = weatherOf(seeded(seed ^ 0x11e), clock, lostInHundred);
  const db = sealedBy(await openDb({ dataDir }), sealOf(keyedBy(SECRET)));
  const { triggers = [] } = plant;
  await db.transact(async (tx) => {
    await writeFounding(tx);
    for (const trigger of triggers) await tx.db.run(sql.raw(trigger));
  });
  const overheard: string[] = [];
  const open = () =>
    openServer({
      dataDir,
      db,
      clock,
      alter: (server) => {
        weather.alter(server);
        server.bus.listen(THEIRS.id, (happening) => {
          if ('ids' in happening) overheard.push(...happening.ids);
        });
        plant.alter?.(server);
      },
      keepsHalves: plant.keepsHalves ?? false,
    });
  let testServer = await open();
  let kills = 0;
  const people = new Map<PersonKey, Person>();
  const person = (who: PersonKey): Person => {
    const known = people.get(who) ?? personOf(who, () => testServer);
    people.set(who, known);
    return known;
  };
  const presses: Press[] = [];
  const rows = <T>(sql: string, params?: readonly unknown[]): Promise<T[]> => db.rows<T>(sql, params);
  return {
    seed,
    db,
    clock,
    random,
    weather,
    presses,
    rows,
    person,
    overheard,
    start,
    events: new Map(),
    wrong: [],
    kills: () => kills,
    server: () => testServer,
    press: async (who, what, method, path, body) => {
      const answered = await person(who).request(method, path, body);
      presses.push({ at: clock.now, who, what, request: `${method} ${path}`, status: answered.status });
      return answered;
    },
    some: async <T>(sql: string, params?: readonly unknown[]) => {
      const found = await rows<T>(sql, params);
      return found.length === 0 ? undefined : random.pick(found);
    },
    revive: async () => {
      if (!testServer.life.isDead()) return false;
      kills += 1;
      await testServer.close();
      testServer = await open();
      return true;
    },
    close: async () => {
      await testServer.close();
      await db.close();
    },
  };
};
