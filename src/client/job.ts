import type { JobStatus } from '#domain/jobs/view-schema.ts';

/** Whether it still goes on, or may: what is paused is not over. */
export const isGoing = ({ status }: { readonly status: JobStatus }): boolean =>
  status === 'WAITING' || status === 'RUNNING' || status === 'PAUSED';
