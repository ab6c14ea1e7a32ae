import type { FakturRow } from '#domain/faktur/record.ts';
import type { ReturnFile, ReturnRules } from '#domain/faktur/return-rules.ts';
import type { Scope } from '#domain/scope.ts';
import { formatDay } from '#domain/text/format.ts';
import type { Query } from '../../db/database.ts';
import { fakturByNumbers } from '../../db/repositories/faktur/chain.ts';
import { withLines } from '../../db/repositories/faktur/faktur.ts';
import { type Taking, takenOf } from '../../db/repositories/faktur/returns.ts';
import { versionIds } from '../../db/repositories/faktur/versions.ts';
import type { Keyed, Lefts, SavedFinding, SavedMatch } from './files/duplicates.ts';

type DatedReturn = { readonly date: string };

export type SavedReturn<T, Origin, Left> = {
  readonly retur: T;
  readonly origin: Origin;
  readonly saved: readonly Taking[];
  readonly left: Left;
};

export type Judge<T, Origin, Left> = {
  readonly rules: Pick<ReturnRules<Origin, never, Left>, 'whyNotBack' | 'leftOf' | 'isSpent'>;
  readonly file: Pick<ReturnFile<T, Origin, never, Left>, 'of' | 'originNumber' | 'originOf'>;
  readonly nameOf: (retur: T) => string;
  /** NPWP of the other party in the file; "" if absent. */
  readonly partyOf: (retur: T) => string;
  readonly at: string;
  readonly words: 'retur' | 'retur_dokumen';
  /** Findings for a return with another party than its document, and for one dated before it. */
  readonly otherParty: (npwp: string) => SavedFinding;
  readonly before: SavedFinding['message'];
  readonly lacks?: (origin: Origin) => SavedFinding['message'] | null;
  /** A return that cannot be saved does not reduce the remainder for later ones. */
  readonly judged: (one: SavedReturn<T, Origin, Left>) => {
    readonly says: readonly SavedFinding[];
    readonly left: Left;
  };
  readonly otherwise?: (one: SavedReturn<T, Origin, Left>) => readonly SavedFinding[];
};

export const errorFinding = (
  path: string,
  message: SavedFinding['message'],
  more: Partial<SavedFinding> = {},
): SavedFinding => ({ path, message, severity: 'error', ...more });

const savedOf = async (
  scope: Scope,
  query: Query,
  versions: ReadonlyMap<string, readonly string[]>,
): Promise<ReadonlyMap<string, readonly Taking[]>> => {
  const byVersion = new Map<string, Taking[]>();
  for (const one of await takenOf(scope, query, [...new Set([...versions.values()].flat())])) {
    const version = one.originId ?? '';
    byVersion
      .set(version, byVersion.get(version) ?? [])
      .get(version)
      ?.push(one);
  }
  return new Map([...versions].map(([id, all]) => [id, all.flatMap((version) => byVersion.get(version) ?? [])]));
};

const findingsOf = <T extends DatedReturn, Origin extends FakturRow<string>, Left>(
  { rules, partyOf, at, words, otherParty, before, lacks, judged, otherwise }: Judge<T, Origin, Left>,
  one: SavedReturn<T, Origin, Left>,
): { readonly says: readonly SavedFinding[]; readonly left: Left } => {
  const { retur, origin, left } = one;
  const why = rules.whyNotBack(origin);
  const lack = why ? (`${words}_${why.split('.').at(-1) ?? ''}_here` as const) : lacks?.(origin);
  if (lack) return { says: [errorFinding(at, lack)], left };
  if (rules.isSpent(left)) return { says: [errorFinding(at, `${words}_nothing_left_here`)], left };
  const [party, named] = [origin.counterpartyNpwp, partyOf(retur)];
  const isBefore = retur.date !== '' && retur.date < origin.date;
  const says = [
    ...(named !== '' && named !== party ? [otherParty(party)] : []),
    ...(isBefore ? [errorFinding('date', before, { params: { date: formatDay(origin.date) } })] : []),
  ];
  const by = judged(one);
  const all = [...says, ...by.says];
  return { says: all.length > 0 ? all : (otherwise?.(one) ?? []), left: says.length > 0 ? left : by.left };
};

/** By lookup key. Compared with what remains after saved returns and earlier returns in the file, as in the form. */
export const originFindings = async <T extends DatedReturn, Origin extends FakturRow<string>, Left>(
  scope: Scope,
  query: Query,
  documents: readonly Keyed[],
  judge: Judge<T, Origin, Left>,
  lefts: Lefts = new Map(),
): Promise<Map<string, SavedMatch>> => {
  const { file, rules, nameOf } = judge;
  const result = documents
    .flatMap((one) => (one.likeKey === null ? [] : [{ ...one, retur: one.held as T }]))
    .sort((a, b) => a.row - b.row);
  const numbers = [...new Set(result.map(({ retur }) => file.originNumber(retur)))];
  const rows = await fakturByNumbers<string>(scope, query, file.of, numbers);
  const origins = (await withLines(scope, query, rows)) as unknown as Origin[];
  const versions = new Map<string, readonly string[]>();
  for (const one of origins) versions.set(one.id, await versionIds(scope, query, one));
  const saved = await savedOf(scope, query, versions);
  const like = new Map<string, SavedMatch>();
  for (const { like: keys, retur } of result) {
    const match = (id: string | null, says: readonly SavedFinding[]): void => {
      if (says.length > 0) for (const key of keys) like.set(key, { id, name: nameOf(retur), says });
    };
    const origin = file.originOf(origins, retur);
    if (!origin) {
      match(null, [errorFinding(judge.at, `${judge.words}_unknown_here`)]);
      continue;
    }
    const { id } = origin;
    const own = saved.get(id) ?? [];
    try {
      const left = (lefts.get(id) as Left | undefined) ?? rules.leftOf(origin, own);
      const { says, left: after } = findingsOf(judge, { retur, origin, saved: own, left });
      lefts.set(id, after);
      match(id, says);
    } catch (problem) {
      if (!(problem instanceof RangeError)) throw problem;
    }
  }
  return like;
};
