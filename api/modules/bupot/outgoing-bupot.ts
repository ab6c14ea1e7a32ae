import type { Bupot } from '#domain/bupot/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { bupotById } from '../../../db/repositories/bupot/bupot.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import type { OutgoingBupot } from '../../gateways/djp/bupot/port.ts';

/** The slip as the office is handed it, with the number of what it corrects. */
export const outgoingOf = async (
  scope: Scope,
  query: Query,
  sender: { readonly npwp: string },
  signee: Pick<Signee, 'name' | 'npwp'>,
  bupot: Bupot,
): Promise<OutgoingBupot> => {
  const original = bupot.replaces === null ? undefined : await bupotById(scope, query, bupot.replaces);
  return {
    tin: sender.npwp,
    kind: original ? 'CORRECTION' : 'NORMAL',
    correctsNumber: original?.number ?? null,
    signee: { name: signee.name, npwp: signee.npwp },
    bupot,
  };
};
