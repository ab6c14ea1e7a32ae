import { checkReceived } from '#domain/bupot/received/check.ts';
import { type Received, type ReceivedInput, receivedInputOf } from '#domain/bupot/received/received.ts';
import { receivedInput } from '#domain/bupot/received/view-schema.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../../db/database.ts';
import { insertReceived } from '../../../../db/repositories/bupot/received.ts';
import type { Deps, Stamp } from '../../../services/deps.ts';
import { holdNumbers, newReceived, receivedSaves } from './work.ts';

export const importedReceived = (
  deps: Stamp,
  scope: Scope,
  input: ReceivedInput,
  { importId, today, npwp }: { readonly importId: string; readonly today: string; readonly npwp: string },
): { made: Received; blocked: boolean } => ({
  made: newReceived(deps, scope, input, { source: 'import', importId }),
  blocked: !receivedInput.safeParse(input).success || checkReceived(input, { today, npwp }).length > 0,
});

export const insertImportedReceived = async (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  made: readonly Received[],
): Promise<void> => {
  await holdNumbers(tx, scope);
  await insertReceived(tx, scope, made);
  await receivedSaves.tellNew(tx, deps, scope, made, {
    action: 'import',
    stored: (row) => ({ ...receivedInputOf(row), importId: row.importId }),
  });
};
