import { createApp } from '../../api/app/app.ts';
import { type Application, compose } from '../../api/compose.ts';
import { readEnv } from '../../api/env.ts';
import { drawPaper } from '../../api/flows/drawing.ts';
import type { Db } from '../../db/database.ts';
import { ORIGIN } from '../api/origin.ts';
import { type Mortal, mortal } from './mortal.ts';
import { inThisThread } from './threads.ts';

export type Clock = { now: number };

/** The product as one process has it in memory, from start to end. */
export type SimulatedServer = Application & {
  readonly life: Mortal;
  ask(path: string, init: RequestInit): Promise<Response>;
};

/** Changes by a planted defect or by outages, applied before the first request. */
export type Alter = (server: Pick<Application, 'deps' | 'bus' | 'book'>) => void;

/** A defect: in written rows, in calls and responses of the process, or in its transactions. */
export type Plant = {
  readonly triggers?: readonly string[];
  readonly alter?: Alter;
  readonly keepsHalves?: boolean;
};

type Plan = {
  readonly dataDir: string;
  readonly db: Db;
  readonly clock: Clock;
  readonly alter: Alter;
  readonly keepsHalves: boolean;
};

export const SECRET = 'a simulated year has no secret worth guessing';

export const openServer = async ({ dataDir, db, clock, alter, keepsHalves }: Plan): Promise<SimulatedServer> => {
  const life = mortal(db, { keepsHalves });
  const settings = readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: ORIGIN,
    SECRETS_KEY: SECRET,
    // A callback from before a restart is signed by the same bank after it.
    BANK_MODE: 'simulator',
    DOKU_CLIENT_ID: 'simulated',
    DOKU_SECRET: SECRET,
  });
  const ask = async (path: string, init: RequestInit): Promise<Response> => app.request(ORIGIN + path, init);
  const server = await compose(settings, {
    db: life.db,
    now: () => clock.now,
    wait: async () => undefined,
    soonMs: 600_000,
    runner: { workerTasks: inThisThread() },
    draw: (_companyId, drawing) => drawPaper(drawing),
    deliver: async (headers, body) =>
      life.isDead() ? null : (await ask('/public/api/ebilling/callback', { method: 'POST', headers, body })).status,
  });
  alter(server);
  const app = createApp(server.edge);
  await server.runner.recover();
  return { ...server, life, ask };
};
