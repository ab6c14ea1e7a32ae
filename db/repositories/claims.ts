import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../database.ts';
import { bumpRevision } from './revisions.ts';

/** What a company has once, as far as only a look at its other rows tells. */
export type Claim =
  | 'billing code'
  | 'billing of a tax'
  | 'company'
  | 'counterparty'
  | 'head of the history'
  | 'decision on a ledger'
  | 'number of a return'
  | 'number of another document'
  | 'people'
  | 'place in line'
  | `pull of ${string}`
  | 'reference of an invoice'
  | 'saved view'
  | 'saving of an import'
  | 'tax deposit';

/**
 * Keeps everybody else of the company who claims the same waiting to the end of the transaction. Taken before the look that decides:
 * where transactions run beside each other, a row that one has written is seen by no other until it has ended.
 */
export const holdClaim = (tx: Tx, scope: Scope, claim: Claim): Promise<void> =>
  bumpRevision(tx, scope, `claim: ${claim}`);
