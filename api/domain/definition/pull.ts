/** The office is queried, a person chooses, the chosen documents are imported, or it has ended. */
export const pullStatuses = ['PULLING', 'REVIEW', 'TAKING', 'FINISHED', 'FAILED'] as const;
export type PullStatus = (typeof pullStatuses)[number];

export const workingStatuses = ['PULLING', 'TAKING'] as const satisfies readonly PullStatus[];
export const isWorking = ({ status }: { readonly status: PullStatus }): boolean =>
  (workingStatuses as readonly PullStatus[]).includes(status);

/**
 * NEW: not here. DIFFERENT: here with other data. SAME: here with the same data. ABOUT_US: issued by another company,
 * with this one as the other party. GONE: no longer in force at the office, and not here. UNDERWAY: a document here
 * that may be the same is on its way to the office. INVALID: cannot be imported as a document of this company.
 */
export const pullVerdicts = ['NEW', 'DIFFERENT', 'SAME', 'ABOUT_US', 'GONE', 'UNDERWAY', 'INVALID'] as const;
export type PullVerdict = (typeof pullVerdicts)[number];

export const takeableVerdicts = ['NEW', 'DIFFERENT'] as const satisfies readonly PullVerdict[];
export type TakeableVerdict = (typeof takeableVerdicts)[number];

export const pulledRowStatuses = ['OPEN', 'CHOSEN', 'TAKEN', 'FAILED'] as const;
export type PulledRowStatus = (typeof pulledRowStatuses)[number];

type PulledRowState = { readonly status: PulledRowStatus };
export const isTaken = ({ status }: PulledRowState): boolean => status === 'TAKEN';
export const isBlocked = ({ status }: PulledRowState): boolean => status === 'FAILED';

/** How documents are selected: by number, by masa, or everything of many masa when a company migrates to Patuh. */
export type PullWay = 'number' | 'period' | 'migrate';

export type PullParams = { readonly numbers?: readonly string[]; readonly from?: string; readonly to?: string };

/** Limits per pull: what a person can review, and what the office answers in one request. */
export const MOST_NUMBERS = 500;
export const MOST_PERIODS = 24;

export type PullDifference<Field extends string = string> = {
  readonly field: Field;
  readonly ours: string | null;
  readonly theirs: string | null;
};

/** Status codes of an import from the office, as in the specification. */
export const importCodes = ['IN_PROGRESS', 'SUCCESS', 'PARTIAL_SUCCESS', 'FAILED'] as const;
export type ImportCode = (typeof importCodes)[number];

/** Partial success if the office refused some queries and answered others. */
export const importCodeOf = (of: { readonly status: PullStatus; readonly message: string | null }): ImportCode => {
  if (isWorking(of)) return 'IN_PROGRESS';
  if (of.status === 'FAILED') return 'FAILED';
  return of.message === null ? 'SUCCESS' : 'PARTIAL_SUCCESS';
};

export const isComing = (code: ImportCode | null): boolean => code === 'IN_PROGRESS';
export const isIncomplete = (code: ImportCode | null): boolean => code === 'PARTIAL_SUCCESS' || code === 'FAILED';
