import type { Scope } from '#domain/scope.ts';
import { storageTrouble } from '../../../db/database.ts';
import { pinContractVersion } from '../../../db/repositories/api-keys.ts';
import type { Deps } from '../deps.ts';
import { doubtSessions } from '../session/end-sessions.ts';

/** The version of the first use. A request at the same moment may have been the first. */
export const pinVersion = async (deps: Deps, scope: Scope, tokenHash: string, version: string): Promise<void> => {
  await deps.db
    .transact(async (tx) => {
      await pinContractVersion(tx, scope, tokenHash, version);
      doubtSessions(tx, deps, [tokenHash]);
    })
    .catch((error) => {
      // Reading continues while storage cannot be written.
      if (!storageTrouble(error)) throw error;
    });
};
