import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../database.ts';
import { bumpRevision } from './revisions.ts';

/** What a company may have only once, where this is checked by a look at its other rows. */
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
 * Makes other claims of the same kind in the company wait until this transaction ends. Call it before the check: in
 * concurrent transactions a written row is invisible to others until its transaction has committed.
 */
export const holdClaim = (tx: Tx, scope: Scope, claim: Claim): Promise<void> =>
  bumpRevision(tx, scope, `claim: ${claim}`);
