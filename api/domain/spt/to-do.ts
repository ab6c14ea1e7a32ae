import type { Coverage } from './proofs.ts';
import type { SptRecord } from './record.ts';
import type { SptMove } from './status.ts';
import { awaitsPayment, hasFailedProcessing, hasFailedSubmitting, isConcept, isRejected } from './status-queries.ts';

/** What a return waits for a person to do. */
export const toDoStates = ['NOT_COMPLETED', 'NOT_SETTLED', 'READY', 'FAILED_PROCESSING', 'FAILED_SUBMITTING'] as const;
export type ToDoState = (typeof toDoStates)[number];
/** Post SPT, Input deposit proof, Validate SPT, Report SPT. */
export type ToDoAction = 'post' | 'prove' | 'validate' | 'report';

export type ToDo = { readonly state: ToDoState; readonly action: ToDoAction; readonly move: SptMove };

type Of = Pick<SptRecord, 'status' | 'postedAt' | 'validatedAt' | 'stale'>;

const toPost: ToDo = { state: 'NOT_COMPLETED', action: 'post', move: 'post' };

/**
 * What is to be done next with a return, by what it is and how its bills are covered; null where nobody has to do anything. The office
 * makes its own code for what is left (`billedByOffice`, from 2025 on), so that money may come after filing.
 */
export const toDoOf = (of: Of, coverage: Coverage, billedByOffice: boolean): ToDo | null => {
  if (hasFailedProcessing(of)) return { state: 'FAILED_PROCESSING', action: 'post', move: 'retry' };
  if (hasFailedSubmitting(of)) return { state: 'FAILED_SUBMITTING', action: 'report', move: 'file' };
  if (awaitsPayment(of)) return { state: 'NOT_SETTLED', action: 'prove', move: 'prove' };
  if (isRejected(of)) return toPost;
  if (!isConcept(of)) return null;
  if (of.postedAt === null || of.stale) return toPost;
  if (of.validatedAt === null || of.validatedAt < of.postedAt)
    return { state: 'NOT_COMPLETED', action: 'validate', move: 'validate' };
  if (!coverage.settled && !billedByOffice) return { state: 'NOT_SETTLED', action: 'prove', move: 'prove' };
  return { state: 'READY', action: 'report', move: 'file' };
};
