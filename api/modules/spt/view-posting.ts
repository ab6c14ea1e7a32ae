import { rupiah } from '#domain/definition/money.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { addedUp, type DocumentSum } from '#domain/spt/document-sum.ts';
import { dueView } from '#domain/spt/filing.ts';
import { workFrozen } from '#domain/spt/frozen.ts';
import { derivationOf } from '#domain/spt/ppn/derivation.ts';
import type { ReturnType } from '#domain/spt/record.ts';
import { newestOf } from '#domain/spt/status-queries.ts';
import type { PostingView } from '#domain/spt/view-schema.ts';
import { checkReturn, unmappedIn } from '#domain/spt/work-return.ts';
import { sourceOf } from '../../../db/repositories/spt/source.ts';
import { sptVersions } from '../../../db/repositories/spt/spt.ts';
import { inWords } from '../../documents/findings.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { definitionOf, nextPosting } from './definition-of.ts';
import { offeredMoves } from './family.ts';
import { postedWith } from './feed.ts';
import { refusePeriod } from './save-spts.ts';

const byKind = (sums: readonly DocumentSum[]): PostingView['drawn'] =>
  [...new Set(sums.map(({ kind }) => kind))].sort().map((kind) => {
    const own = sums.filter((sum) => sum.kind === kind);
    return {
      kind,
      count: own.reduce((count, sum) => count + sum.count, 0),
      amounts: Object.fromEntries(Object.entries(addedUp(own)).map(([name, amount]) => [name, rupiah(amount)])),
    };
  });

export const viewPosting = async (
  deps: Deps,
  scope: Scope,
  of: { type: ReturnType; period: string },
): Promise<PostingView> => {
  permit(scope, returnAccess(of.type).write);
  refusePeriod(deps, of);
  const { read } = deps.db;
  const versions = await sptVersions(scope, read, of);
  const newest = newestOf(versions, of.type, of.period);
  const next = nextPosting(of, versions);
  const source = sourceOf(definitionOf(of));
  const [sums, waiting] = await Promise.all([
    source.drawable(scope, read, next),
    source.unissued(scope, read, of.period),
  ]);
  const posted = await postedWith(scope, read, next, sums);
  const definition = definitionOf(of);
  return {
    spt: newest && {
      id: newest.id,
      type: newest.type,
      period: newest.period,
      revision: newest.revision,
      status: newest.status,
      postedAt: newest.postedAt,
      stale: newest.stale,
      documentCount: newest.documentCount,
      updatedAt: newest.updatedAt,
      officeMessage: newest.officeMessage,
      actions: offeredMoves(deps, scope, newest, versions),
    },
    drawn: byKind(sums),
    payable: posted.payable,
    overpaid: posted.overpaid,
    derivation: derivationOf(posted.amounts, next.replaces !== null),
    ...dueView(of),
    waiting,
    unmapped: unmappedIn(definition, sums).map(({ kind, row, count }) => ({ kind, row, count })),
    findings: inWords(scope.locale, checkReturn(definition, sums, workFrozen(definition, posted.inputs ?? {}))),
  };
};
