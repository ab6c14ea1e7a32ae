/** A piece of work the server does on its own: it may be left alone and looked at again. */
export type JobStatus = 'WAITING' | 'RUNNING' | 'PAUSED' | 'DONE' | 'FAILED' | 'CANCELED';

/** Whether it still goes on, or may: what is paused is not over. */
export const isGoing = ({ status }: { readonly status: JobStatus }): boolean =>
  status === 'WAITING' || status === 'RUNNING' || status === 'PAUSED';

/** A document a job speaks of in words. */
export type NamedInJob = { readonly id: string; readonly label: string; readonly message: string };

export type Job = {
  readonly id: string;
  readonly kind: string;
  readonly status: JobStatus;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  readonly skipped: number;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly createdByName: string;
  readonly error: string | null;
  readonly result: {
    readonly fileId?: string;
    readonly fileName?: string;
    /** What the file does not hold, and what it holds with another amount than ours. */
    readonly leftOut?: readonly NamedInJob[];
    readonly differing?: readonly NamedInJob[];
    /** How many there are of each: only the first are named. */
    readonly leftOutCount?: number;
    readonly differingCount?: number;
  } | null;
  readonly title: string;
  /** Goes document by document, so that each has a result to look at. */
  readonly rows: boolean;
  readonly mayRetry: boolean;
};

export type JobItem = {
  readonly seq: number;
  readonly refId: string;
  readonly label: string;
  readonly status: 'WAITING' | 'DONE' | 'FAILED' | 'SKIPPED';
  readonly code: string | null;
  readonly message: string | null;
  readonly attempts: number;
};
