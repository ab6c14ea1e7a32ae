import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../database.ts';
import { bumpRevision } from './revisions.ts';

export type Claim =
  | 'accounting product'
  | 'billing code'
  | 'billing of a tax'
  | 'company'
  | 'counterparty'
  | 'head of the history'
  | 'decision on a ledger'
  | 'number of a return'
  | 'number of a received slip'
  | 'number of another document'
  | 'people'
  | 'place in line'
  | `pull of ${string}`
  | 'reference of an invoice'
  | 'saved view'
  | 'saving of an import'
  | 'tax deposit'
  | 'trial balance'
  | 'wizard';

/** Until this transaction ends. Call it before the check: a written row is invisible to concurrent transactions. */
export const holdClaim = (tx: Tx, scope: Scope, claim: Claim): Promise<void> =>
  bumpRevision(tx, scope, `claim: ${claim}`);
