import type { Worker } from 'node:worker_threads';
import type { StoredLawRow } from '#domain/law-rows.ts';
import { Problem } from '#domain/problem.ts';
import type { Db } from '../db/database.ts';
import { tellDue } from '../db/repositories/outbox.ts';
import type { Settings } from './env.ts';
import type { Answered, EdgeRequest, Elsewhere } from './http/edge.ts';
import type { Bus } from './jobs/bus.ts';
import { workerPool } from './jobs/worker-pool.ts';

export type ToThread = { id: number; input: EdgeRequest; law?: readonly StoredLawRow[] } | { turn: 'yours' };

type Aside =
  | { kind: 'turn' }
  | { kind: 'turn-over' }
  | { kind: 'due'; companyId: string }
  | { kind: 'news'; news: string };

/** Of one company, or of one anonymous address; further requests are refused with a retry. */
export const MOST_WAITING = 120;
const COME_AGAIN_S = 5;
/** Starting a thread loads the whole product. */
const IDLE_MS = 10 * 60_000;

type Options = { settings: Settings; db: Db; bus: Bus; size: number };

/** For rendering, writing files, and parsing bodies of megabytes. */
export const requestPool = ({ settings, db, bus, size }: Options) => {
  const waiting = new Map<string, number>();
  // The serving thread has already logged the settings.
  const threadSettings: Settings = settings.LOG_LEVEL === 'info' ? { ...settings, LOG_LEVEL: 'warn' } : settings;
  const turns = new Map<Worker, () => void>();
  const ended = new WeakSet<Worker>();

  const turnOver = (worker: Worker): void => {
    turns.get(worker)?.();
    turns.delete(worker);
  };

  const giveTurn = async (worker: Worker): Promise<void> => {
    const over = await db.lend?.();
    if (ended.has(worker)) return over?.();
    if (over) turns.set(worker, over);
    worker.postMessage({ turn: 'yours' } satisfies ToThread);
  };

  const hear = (worker: Worker, message: Aside): void => {
    if (message.kind === 'turn') void giveTurn(worker);
    if (message.kind === 'turn-over') turnOver(worker);
    if (message.kind === 'due') tellDue(message.companyId);
    if (message.kind === 'news') bus.relay(message.news);
  };

  const pool = workerPool({
    size,
    idleMs: IDLE_MS,
    program: { source: '../request-thread.ts', built: './request-thread.mjs', data: { settings: threadSettings } },
    aside: (worker, message) => hear(worker, message as Aside),
    gone: (worker) => {
      ended.add(worker);
      turnOver(worker);
    },
  });

  const answer: Elsewhere = async (request, isWanted): Promise<Answered> => {
    const of = request.caller.scope?.companyId ?? request.caller.ip;
    const before = waiting.get(of) ?? 0;
    if (before >= MOST_WAITING)
      throw new Problem('too_many', { params: { seconds: COME_AGAIN_S }, extra: { retryAfter: COME_AGAIN_S } });
    waiting.set(of, before + 1);
    try {
      return await pool.run<EdgeRequest, Answered>('answer', request, {
        of,
        isWanted,
        ...(request.body ? { transfer: [request.body] } : {}),
      });
    } finally {
      const left = (waiting.get(of) ?? 1) - 1;
      if (left > 0) waiting.set(of, left);
      else waiting.delete(of);
    }
  };

  return { answer, close: pool.close };
};
