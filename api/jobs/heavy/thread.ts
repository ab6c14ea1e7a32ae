import { parentPort } from 'node:worker_threads';

/**
 * What runs inside a worker thread: waits for tasks by name, finds each as a file beside this one (`.ts` in development,
 * bundled in production), says how far it is and what came out.
 */
export type Asked = { id: number; task: string; input: unknown };
export type Told =
  | { id: number; kind: 'progress'; done: number; total: number }
  | { id: number; kind: 'done'; output: unknown }
  | { id: number; kind: 'failed'; message: string; stack: string };
type Task = (input: unknown, context: { progress(done: number, total: number): void }) => Promise<unknown>;

const suffix = import.meta.url.endsWith('.ts') ? 'ts' : 'mjs';

const run = async ({ id, task, input }: Asked): Promise<Told> => {
  try {
    if (!/^[a-z-]+$/.test(task)) throw new Error(`no task ${task}`);
    const file = new URL(`./${task}.${suffix}`, import.meta.url).href;
    const found = (await import(file)) as { default: Task };
    const progress = (done: number, total: number) =>
      parentPort?.postMessage({ id, kind: 'progress', done, total } satisfies Told);
    return { id, kind: 'done', output: await found.default(input, { progress }) };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { id, kind: 'failed', message, stack };
  }
};

parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await run(asked)));
