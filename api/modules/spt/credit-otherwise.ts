import { creditMoves } from '#domain/faktur/credit-moves.ts';
import { creditRefusal } from '#domain/faktur/crediting.ts';
import type { FakturRow } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Summed } from '#domain/spt/document-sum.ts';
import { type VatPlace, vatPlace } from '#domain/spt/ppn/place.ts';
import { summedFaktur } from '#domain/spt/ppn/summed.ts';
import { type Crediting, creditedAs } from '#domain/spt/ppn/supposed.ts';
import type { Query } from '../../../db/database.ts';
import type { Drawing } from '../../../db/repositories/spt/drawing.ts';
import { fakturAndReturns } from '../../../db/repositories/spt/fakturs.ts';

export const standsIn = (
  one: { readonly period: string; readonly holder: string | null },
  { id, replaces, period }: Drawing,
): boolean => one.period === period && [null, id, replaces].includes(one.holder);

/** A message key; null where it can be credited. */
const refusalOf = (row: FakturRow<string>, period: Crediting['period']): string | null => {
  const { from } = period === null ? creditMoves.uncredit : { from: [...creditMoves.credit.from, 'CREDITED'] };
  if (row.type !== 'IN' && row.type !== 'DOC_IN') return 'spt.server.not_credit';
  if (!(from as readonly string[]).includes(row.status) || row.creditPeriod === period) return 'spt.server.not_credit';
  return period === null ? null : creditRefusal(row, period);
};

type Moved = {
  readonly of: FakturRow<string>;
  readonly holder: string | null;
  readonly before: VatPlace | null;
  readonly after: VatPlace | null;
};

/** `elsewhere`: the other masa (YYYY-MM) whose returns change. */
type Credited = { readonly taken: Summed[]; readonly left: Summed[]; readonly elsewhere: string[] };

/**
 * Including returns of the documents. Nothing is written. Throws `invalid` where a document cannot be credited that
 * way.
 */
export const creditedOtherwise = async (
  scope: Scope,
  query: Query,
  next: Drawing,
  choices: readonly Crediting[],
): Promise<Credited> => {
  const wanted = new Map(choices.map(({ id, period }) => [id, period]));
  const { documents, returns } = await fakturAndReturns(scope, query, [...wanted.keys()]);
  if (documents.length < wanted.size) throw new Problem('invalid', { errors: { credit: 'spt.server.no_slip' } });
  const moved: Moved[] = [];
  for (const { row, holder } of documents) {
    const period = wanted.get(row.id) ?? null;
    const refusal = refusalOf(row, period);
    if (refusal) throw new Problem('invalid', { errors: { credit: refusal } });
    const decided = creditedAs(row, period);
    moved.push({ of: row, holder, before: vatPlace(row), after: vatPlace(decided) });
    for (const back of returns.filter(({ row: { originId } }) => originId === row.id))
      moved.push({
        of: back.row,
        holder: back.holder,
        before: vatPlace(back.row, row),
        after: vatPlace(back.row, decided),
      });
  }
  const changed = moved.filter(({ before, after }) => before?.period !== after?.period || before?.list !== after?.list);
  return {
    left: changed.flatMap(({ of, holder, before }) =>
      before && standsIn({ period: before.period, holder }, next) ? [summedFaktur(of, before)] : [],
    ),
    taken: changed.flatMap(({ of, after }) => (after?.period === next.period ? [summedFaktur(of, after)] : [])),
    elsewhere: [
      ...new Set(changed.flatMap(({ before, after }) => [before, after].flatMap((place) => place?.period ?? []))),
    ]
      .filter((period) => period !== next.period)
      .sort(),
  };
};
