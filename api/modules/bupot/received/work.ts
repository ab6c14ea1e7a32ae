import { isFinal } from '#domain/bupot/received/articles.ts';
import { checkReceived, receivedKey } from '#domain/bupot/received/check.ts';
import { type Received, type ReceivedInput, receivedInputOf } from '#domain/bupot/received/received.ts';
import { type ReceivedMove, type ReceivedStatus, receivedStatus } from '#domain/bupot/received/status.ts';
import { rupiah, sen } from '#domain/definition/money.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import {
  insertReceived,
  receivedByKeys,
  removeReceived,
  updateReceived,
} from '../../../../db/repositories/bupot/received.ts';
import { holdClaim } from '../../../../db/repositories/claims.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { fieldErrorsOf } from '../../../documents/findings.ts';
import { movesOf } from '../../../documents/moves.ts';
import { newRecordFields } from '../../../documents/new-record-fields.ts';
import { savesOf } from '../../../documents/saves.ts';
import type { Stamp } from '../../../services/deps.ts';
import { receivedFamily } from './family.ts';

/** What follows from the input. */
export const withInput = <R extends object>(row: R, input: ReceivedInput): R & ReceivedInput & { final: boolean } => ({
  ...row,
  ...input,
  base: rupiah(sen(input.base)),
  tax: rupiah(sen(input.tax)),
  final: isFinal(input),
});

export const newReceived = (
  deps: Stamp,
  scope: Scope,
  input: ReceivedInput,
  { source, importId = null }: { readonly source: Received['source']; readonly importId?: string | null },
): Received =>
  withInput({ ...newRecordFields(deps, scope), status: receivedStatus.start, source, importId, usedIn: null }, input);

/** Until the transaction ends, so that of two equal slips the second finds the first. */
export const holdNumbers = (tx: Tx, scope: Scope): Promise<void> => holdClaim(tx, scope, 'number of a received slip');

const refuseDouble = async (tx: Tx, scope: Scope, row: Received): Promise<void> => {
  await holdNumbers(tx, scope);
  const same = await receivedByKeys(scope, tx.db, [receivedKey(row)]);
  if (same.some(({ id }) => id !== row.id))
    throw new Problem('invalid', { errors: { number: 'received.check.double' } });
};

export const receivedSaves = savesOf<Received, Received, ReceivedInput>({
  family: receivedFamily,
  inputOf: receivedInputOf,
  insert: insertReceived,
  update: updateReceived,
  remove: (tx, _deps, scope, read) => removeReceived(tx, scope, read),
  refuse: async (deps, scope, { input }) => {
    const { npwp } = await ownCompany(scope, deps.db.read);
    const errors = checkReceived(input, { today: jakartaDay(deps.now()), npwp });
    if (errors.length > 0) throw new Problem('invalid', { errors: fieldErrorsOf(errors) });
  },
  compose: async (tx, deps, scope, { input }, read) => {
    const row = read ? withInput(read, input) : newReceived(deps, scope, input, { source: 'form' });
    await refuseDouble(tx, scope, row);
    return { row };
  },
});

export const receivedMoves = movesOf<Received, ReceivedStatus, ReceivedMove, Partial<Received>>({
  family: receivedFamily,
  write: updateReceived,
});
