import type { Job } from '#domain/jobs/view-schema.ts';
import { isGoing } from './events.ts';
import { request } from './request.ts';

const TRIES = 40;
const PAUSE_MS = 250;

/** Resolves with the job once it has ended, or null on timeout. */
export const endOf = async (jobId: string): Promise<Job | null> => {
  for (let n = 0; n < TRIES; n++) {
    const job = await request('GET', '/jobs/{id}', { path: { id: jobId }, quiet: true });
    if (!isGoing(job)) return job;
    await new Promise((again) => setTimeout(again, PAUSE_MS));
  }
  return null;
};
