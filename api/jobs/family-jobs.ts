import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { ItemResult } from '../documents/item-result.ts';
import type { SendPayload } from '../documents/letter.ts';
import type { Deps } from '../services/deps.ts';
import { registerFile } from '../services/files/files.ts';
import { keysOf } from '../services/jobs/may-watch.ts';
import type { FileParams, SomeNamed, Written } from './file-work.ts';
import type { Handler, JobContext, JobOf } from './handler.ts';

const types = {
  zip: 'application/zip',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

const follow = ({ progress }: JobContext) => {
  let wrote = 0;
  let writing: Promise<void> = Promise.resolve();
  return (done: number, total: number) => {
    const now = performance.now();
    if (now - wrote < 500 && done < total) return;
    wrote = now;
    writing = writing.then(() => progress(done, total)).catch(() => undefined);
  };
};

/** The job fails instead and names what was left out. */
const refuseEmpty = ({ first, count }: SomeNamed): void => {
  const [one] = first;
  if (!one) return;
  throw new Problem('conflict', {
    message: 'problem.not_in_file',
    params: { reason: one.message },
    extra: { leftOut: first, leftOutCount: count },
  });
};

/** Named by the job id, so that a second run after a crash overwrites the file. */
export const keepMade = async (
  { deps, scope }: JobContext,
  job: JobOf<unknown>,
  name: string,
  extension: keyof typeof types,
  { rows = 0, needs = [] }: { readonly rows?: number; readonly needs?: readonly Permission[] } = {},
): Promise<{ fileId: string; fileName: string }> => {
  const size = await deps.files.size(job.id);
  if (size === null) throw new Error('the job has made no file');
  const fileName = `${name}-${jakartaDay(job.createdAt)}.${extension}`;
  const fileId = await registerFile(deps, scope, {
    id: job.id,
    name: fileName,
    type: types[extension],
    size,
    needs: [...new Set([...keysOf(job), ...needs])],
    rows,
  });
  return { fileId, fileName };
};

export const fileJob = (kind: string): Handler<{ total: number }> => ({
  kind,
  attempts: 3,
  run: async (context, job) => {
    const { deps, scope, workerTasks } = context;
    const work = { kind, dataDir: deps.dataDir, scope, today: jakartaDay(deps.now()), params: job.payload };
    const {
      name,
      extension,
      count,
      leftOut,
      differing,
      needs = [],
    } = await deps.files.make(job.id, async (path) => {
      const progress = follow(context);
      const written = await workerTasks<FileParams, Written>('file', { ...work, path }, { progress });
      if (written.leftOut && written.count === 0) refuseEmpty(written.leftOut);
      return written;
    });
    const all = leftOut ? job.payload.total : count;
    await context.progress(all, all);
    return {
      ...(await keepMade(context, job, name, extension, { rows: count, needs })),
      count,
      ...(leftOut ? { leftOut: leftOut.first, leftOutCount: leftOut.count } : {}),
      ...(differing ? { differing: differing.first, differingCount: differing.count } : {}),
    };
  },
});

type Letters = {
  readonly kind: string;
  sendItem(
    deps: Deps,
    scope: Scope,
    letter: { id: string; deliveryId: string; payload: SendPayload },
  ): Promise<ItemResult>;
};

/** Each attempt is a delivery identified by job, item and attempt, so that a second run finds the first. */
export const letterJob = ({ kind, sendItem }: Letters): Handler<SendPayload> => ({
  kind,
  concurrency: 4,
  attempts: 4,
  item: ({ deps, scope }, { id, payload }, { refId, seq, attempts }) =>
    sendItem(deps, scope, { id: refId, deliveryId: `${id}.${seq}.${attempts}`, payload }),
});
