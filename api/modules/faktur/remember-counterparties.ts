import type { Faktur } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Tx } from '../../../db/database.ts';
import { metCounterparty } from '../../../db/repositories/counterparties.ts';
import type { Change } from '../../../db/repositories/history.ts';
import { remembered } from '../../documents/remembered.ts';
import type { Deps } from '../../services/deps.ts';

/** Keeps the buyers of saved invoices for the next time. */
export const rememberedCounterparties = (
  tx: Tx,
  deps: Deps,
  scope: Scope,
  fakturs: readonly Faktur[],
): Promise<Change[]> => remembered(tx, deps, scope, fakturs.map(metCounterparty));
