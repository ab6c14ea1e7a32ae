import { objectOfSlip } from '#domain/bupot/object-of-slip.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import type { EbupotPreview } from '#domain/spt/preview-schema.ts';
import { isFiled, newestOf } from '#domain/spt/status-queries.ts';
import { objectSums } from '../../../db/repositories/bupot/object-sums.ts';
import { signeesOf } from '../../../db/repositories/signees.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { billViews, coveredBy } from './cover.ts';
import { productOf } from './product-of.ts';

const TYPE = 'UNIFIKASI';

/** The Unifikasi return of a masa before it is filed: slips by tax object, payments and who signs. */
export const previewEbupot = async (
  deps: Deps,
  scope: Scope,
  { period }: { readonly period: string },
): Promise<EbupotPreview> => {
  permit(scope, returnAccess(TYPE).view);
  const { read } = deps.db;
  const newest = newestOf(await sptVersions(scope, read, { type: TYPE, period }), TYPE, period);
  // Of a filed return the slips that it has; those issued after it belong to its correction.
  const objects = await objectSums(scope, read, { period, returnId: newest?.id ?? null });
  const signees = await signeesOf(scope, read, productOf(TYPE).product);
  const signer = signees.find(({ id }) => id === newest?.signeeId) ?? signees.find(({ active }) => active);
  const { coverage, proofs } = newest ? await coveredBy(scope, read, newest) : { coverage: null, proofs: [] };
  return {
    period,
    filed: newest !== undefined && newest !== null && isFiled(newest),
    objects: objects.map((of) => ({
      ...of,
      name: objectOfSlip({ ...of, period, date: `${period}-01` })?.name ?? null,
    })),
    bills: coverage
      ? billViews(coverage).map(({ kapKjs, amount, paid, rest }) => ({ kapKjs, amount, paid, rest }))
      : [],
    proofs: proofs.map(({ kind, number, kapKjs, date, amount }) => ({ kind, number, kapKjs, date, amount })),
    signer: signer ? { name: signer.name, npwp: signer.npwp, acts: signer.actsAs } : null,
  };
};
