import { parentPort } from 'node:worker_threads';
import { type StoredLawRow, setLaw } from '#domain/law-rows.ts';
import { giveWay } from '../give-way.ts';
import type { TaskTools } from '../handler.ts';

/** Loads each task from a file beside this one (`.ts` in development, bundled in production). */
export type TaskRequest =
  | { id: number; task: string; input: unknown; law?: readonly StoredLawRow[] }
  | { warm: string };
export type TaskMessage =
  | { id: number; kind: 'progress'; done: number; total: number }
  | { id: number; kind: 'part'; part: unknown }
  | { id: number; kind: 'done'; output: unknown }
  | { id: number; kind: 'failed'; message: string; stack: string };
type Task = (input: unknown, tools: TaskTools) => Promise<unknown>;

const suffix = import.meta.url.endsWith('.ts') ? 'ts' : 'mjs';

const tell = (message: TaskMessage): void => parentPort?.postMessage(message);

const load = async (task: string): Promise<Task> => {
  if (!/^[a-z-]+$/.test(task)) throw new Error(`no task ${task}`);
  return ((await import(new URL(`./${task}.${suffix}`, import.meta.url).href)) as { default: Task }).default;
};

const run = async (id: number, task: string, input: unknown): Promise<TaskMessage> => {
  try {
    const work = await load(task);
    const tools: TaskTools = {
      progress: (done, total) => tell({ id, kind: 'progress', done, total }),
      part: (part) => tell({ id, kind: 'part', part }),
    };
    return { id, kind: 'done', output: await work(input, tools) };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { id, kind: 'failed', message, stack };
  }
};

giveWay();
parentPort?.on('message', async (request: TaskRequest) => {
  if ('law' in request && request.law) setLaw(request.law);
  // A task that cannot be loaded fails when it is requested.
  if ('warm' in request) await load(request.warm).catch(() => undefined);
  else tell(await run(request.id, request.task, request.input));
});
