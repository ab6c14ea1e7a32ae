import { stat } from 'node:fs/promises';
import { Problem } from '#domain/problem.ts';
import { jakartaDay } from '#domain/scope.ts';
import { registerFile } from '../services/files/files.ts';
import { keysOf } from '../services/jobs/may-watch.ts';
import type { JobContext, JobOf } from './handler.ts';
import type { SomeNamed } from './named-in-file.ts';

const types = {
  zip: 'application/zip',
  xml: 'application/xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** Progress of a worker thread, written down at most as often as a person can follow. */
export const follow = ({ progress }: JobContext) => {
  let wrote = 0;
  let writing: Promise<void> = Promise.resolve();
  return (done: number, total: number) => {
    const now = performance.now();
    if (now - wrote < 500 && done < total) return;
    wrote = now;
    writing = writing.then(() => progress(done, total)).catch(() => undefined);
  };
};

/** Where a file would hold nothing, there is none: the job fails and names what was left out. */
export const refuseEmpty = ({ first, count }: SomeNamed): void => {
  const [one] = first;
  if (!one) return;
  throw new Problem('conflict', {
    message: 'problem.not_in_file',
    params: { reason: one.message },
    extra: { leftOut: first, leftOutCount: count },
  });
};

/** Keeps the file a job has made. It is named by the job, so that a second run after a crash writes over the first. */
export const keepMade = async (
  { deps, scope }: JobContext,
  job: JobOf<unknown>,
  name: string,
  extension: keyof typeof types,
): Promise<{ fileId: string; fileName: string }> => {
  const { size } = await stat(deps.files.pathOf(job.id));
  const fileName = `${name}-${jakartaDay(job.createdAt)}.${extension}`;
  const fileId = await registerFile(deps, scope, {
    id: job.id,
    name: fileName,
    type: types[extension],
    size,
    needs: keysOf(job),
  });
  return { fileId, fileName };
};
