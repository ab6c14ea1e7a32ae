import { sen } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { labelOf } from '#domain/spt/label.ts';
import { sptPlaces } from '#domain/spt/place.ts';
import type { AmendmentDue } from '#domain/spt/record-schema.ts';
import { isFiled, mayAmend } from '#domain/spt/status-queries.ts';
import { formatRupiah } from '#domain/text/format.ts';
import { sptById, sptVersions } from '../../../db/repositories/spt/spt.ts';
import { type Deps, systemScope } from '../../services/deps.ts';
import { tellHolders } from '../../services/notifications/tell-holders.ts';
import { amendmentDue } from './duty-amounts.ts';

const wordsOf = ({ payable, overpaid }: AmendmentDue): { message: string; amount: string } => {
  if (sen(payable) > 0) return { message: 'spt.server.amend_owed', amount: formatRupiah(payable) };
  if (sen(overpaid) > 0) return { message: 'spt.server.amend_over', amount: formatRupiah(overpaid) };
  return { message: 'spt.server.amend_same', amount: formatRupiah(payable) };
};

/** All users who may make the correction, with the amount by today's documents. False where none is due any more. */
export const tellAmendment = async (deps: Deps, { companyId }: Scope, id: string): Promise<boolean> => {
  const { read } = deps.db;
  const scope = systemScope(companyId);
  const spt = await sptById(scope, read, id);
  if (!spt || !isFiled(spt) || !spt.stale || !mayAmend(spt, await sptVersions(scope, read, spt))) return false;
  const { message, amount } = wordsOf(await amendmentDue(deps, scope, spt));
  await deps.db.transact((tx) =>
    tellHolders(tx, deps, scope, returnAccess(spt.type).write, {
      message,
      params: { label: labelOf(spt), amount },
      link: `${sptPlaces[spt.type]}/detail/${spt.id}/induk`,
    }),
  );
  return true;
};
