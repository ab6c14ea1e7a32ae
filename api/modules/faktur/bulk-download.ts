import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { jobById } from '../../../db/repositories/jobs.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';

export type Download = { jobId: string; status: string; total: number; done: number; url: string | null };

const KIND = 'faktur.pdf-zip';

/** A download is a job that ends in a file. */
export const downloadOf = async (deps: Deps, scope: Scope, jobId: string): Promise<Download> => {
  permit(scope, 'EFAKTUR_DOC_VIEW');
  const job = await jobById(scope, deps.db.read, jobId);
  if (!job || job.kind !== KIND) throw new Problem('not_found');
  const fileId = job.result?.fileId;
  return {
    jobId,
    status: job.status,
    total: job.total,
    done: job.done,
    url: typeof fileId === 'string' ? `/main/api/files/${fileId}` : null,
  };
};

/** Where the finished file lies; a conflict while it is still being made. */
export const finishDownload = async (deps: Deps, scope: Scope, jobId: string): Promise<{ url: string }> => {
  const { url } = await downloadOf(deps, scope, jobId);
  if (url === null) throw new Problem('conflict');
  return { url };
};
