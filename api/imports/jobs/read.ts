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

/** The thread that read it was ended for the memory it took: the same file would take the same again. */
const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/**
 * Reads a file as far as what was decided about it allows. The last failing attempt is written into the history; a file that is refused
 * is a job that failed, with the reason. One that takes more memory than a thread has is tried once.
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

/** READING: what is this file. */
export const importRead: Handler<Payload> = { kind: 'import.read', attempts: ATTEMPTS, run };

/** CHECKING: the same file once its columns are known. */
export const importCheck: Handler<Payload> = { kind: 'import.check', attempts: ATTEMPTS, run };
