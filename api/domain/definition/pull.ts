/** How far a pull is: asking the office, waiting for a person's choice, taking what was chosen, or through with it. */
export const pullStatuses = ['PULLING', 'REVIEW', 'TAKING', 'FINISHED', 'FAILED'] as const;
export type PullStatus = (typeof pullStatuses)[number];

/** A job is at work on it. */
export const workingStatuses = ['PULLING', 'TAKING'] as const satisfies readonly PullStatus[];
export const isWorking = ({ status }: { readonly status: PullStatus }): boolean =>
  (workingStatuses as readonly PullStatus[]).includes(status);

/**
 * What the office's document is to ours. NEW: not here. DIFFERENT: here, and the office says otherwise. SAME: here as the office has it. ABOUT_US: another
 * company's, about us. GONE: no longer in force at the office, and not here. UNDERWAY: one of ours that may be it is on its way. INVALID: it cannot be read
 * as one of ours.
 */
export const pullVerdicts = ['NEW', 'DIFFERENT', 'SAME', 'ABOUT_US', 'GONE', 'UNDERWAY', 'INVALID'] as const;
export type PullVerdict = (typeof pullVerdicts)[number];

/** What a person may take over. */
export const takeableVerdicts = ['NEW', 'DIFFERENT'] as const satisfies readonly PullVerdict[];
export type TakeableVerdict = (typeof takeableVerdicts)[number];

/** What became of one document of a pull. */
export const pulledRowStatuses = ['OPEN', 'CHOSEN', 'TAKEN', 'FAILED'] as const;
export type PulledRowStatus = (typeof pulledRowStatuses)[number];

type PulledRowState = { readonly status: PulledRowStatus };
export const isTaken = ({ status }: PulledRowState): boolean => status === 'TAKEN';
/** It was to be taken, and something stood in the way. */
export const isBlocked = ({ status }: PulledRowState): boolean => status === 'FAILED';

/** The ways to ask: documents by number, a masa, or everything of many masa into a company that begins here. */
export type PullWay = 'number' | 'period' | 'migrate';

/** What was asked for. */
export type PullParams = { readonly numbers?: readonly string[]; readonly from?: string; readonly to?: string };

/** So many numbers at once, and so many masa: what a person can still oversee, and what an office answers in one go. */
export const MOST_NUMBERS = 500;
export const MOST_PERIODS = 24;

/** One field in which the office's document and ours differ. */
export type PullDifference<Field extends string = string> = {
  readonly field: Field;
  readonly ours: string | null;
  readonly theirs: string | null;
};

/** How an import that was asked of the office stands, in the words of the specification. */
export const importCodes = ['IN_PROGRESS', 'SUCCESS', 'PARTIAL_SUCCESS', 'FAILED'] as const;
export type ImportCode = (typeof importCodes)[number];

/** A pull in those words: part of it where the office refused a question and answered others. */
export const importCodeOf = (of: { readonly status: PullStatus; readonly message: string | null }): ImportCode => {
  if (isWorking(of)) return 'IN_PROGRESS';
  if (of.status === 'FAILED') return 'FAILED';
  return of.message === null ? 'SUCCESS' : 'PARTIAL_SUCCESS';
};

/** The office is still being asked, or what came is being taken. */
export const isComing = (code: ImportCode | null): boolean => code === 'IN_PROGRESS';
/** Not all that was asked for came. */
export const isIncomplete = (code: ImportCode | null): boolean => code === 'PARTIAL_SUCCESS' || code === 'FAILED';
