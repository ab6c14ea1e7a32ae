import type { Faktur } from '#domain/faktur/record.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import type { OwnCompany } from '../../../db/repositories/own-company.ts';
import type { Signee } from '../../../db/repositories/signees.ts';
import type { OutgoingFaktur } from '../../gateways/djp/port.ts';

/** The invoice as the office is handed it, with the numbers of what it replaces and of the uang muka it follows. */
export const outgoingOf = async (
  scope: Scope,
  query: Query,
  seller: Pick<OwnCompany, 'npwp'>,
  signee: Pick<Signee, 'name' | 'npwp'>,
  faktur: Faktur,
): Promise<OutgoingFaktur> => {
  const original = faktur.replaces === null ? undefined : await fakturRow(scope, query, faktur.replaces);
  const advance = faktur.advanceOf === null ? undefined : await fakturRow(scope, query, faktur.advanceOf);
  return {
    tin: seller.npwp,
    kind: original ? 'SUBSTITUTE' : 'NORMAL',
    replacesNumber: original?.number ?? null,
    advanceNumber: advance?.number ?? null,
    signee: { name: signee.name, npwp: signee.npwp },
    faktur,
  };
};
