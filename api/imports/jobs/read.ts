import { Problem } from '#domain/problem.ts';
import type { Handler, JobContext, JobOf } from '../../jobs/handler.ts';
import type { TakeInInput } from '../../jobs/worker-tasks/import-take-in.ts';
import { Unwanted } from '../../jobs/working.ts';
import { failImport, readImport, type Work } from '../read-import.ts';
import type { CheckedPart, Decided, TakenIn } from '../take-in.ts';

type Payload = { importId: string; decided?: Decided };

const ATTEMPTS = 3;

const workOf = ({ deps, workerTasks, progress }: JobContext): Work => ({
  takeIn: (work, part) =>
    workerTasks<TakeInInput, TakenIn, CheckedPart>('import-take-in', { ...work, dataDir: deps.dataDir }, { part }),
  progress,
});

/** The worker thread exceeded its memory limit; the same file would exceed it again. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * The last failed attempt is written to the history. A refused file fails the job with the reason. A file that exceeds
 * the thread's memory is not retried.
 */
const run = async (context: JobContext, { payload, attempts }: JobOf<Payload>) => {
  const { deps, scope } = context;
  try {
    const read = await readImport(deps, scope, payload.importId, payload.decided ?? null, workOf(context));
    if (read.status === 'INVALID') throw new Problem('unsupported_file', { message: read.message ?? '' });
    return { importId: read.id, step: read.step };
  } catch (error) {
    const ours = !(error instanceof Problem) && !(error instanceof Unwanted);
    if (isOutOfMemory(error)) {
      await failImport(deps, scope, payload.importId, 'impor.server.too_heavy');
      throw new Problem('unsupported_file', { message: 'impor.server.too_heavy' });
    }
    if (ours && attempts + 1 >= ATTEMPTS) await failImport(deps, scope, payload.importId);
    throw error;
  }
};

export const importRead: Handler<Payload> = { kind: 'import.read', attempts: ATTEMPTS, run };

export const importCheck: Handler<Payload> = { kind: 'import.check', attempts: ATTEMPTS, run };
