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

/** A return of a file beside what it is a return of, and those of it that are saved here. */
export type SavedReturn<T, Origin, Left> = {
  readonly retur: T;
  readonly origin: Origin;
  readonly saved: readonly Taking[];
  readonly left: Left;
};

/** How a kind of import holds its returns against what goes back. */
export type Judge<T, Origin, Left> = {
  readonly rules: Pick<ReturnRules<Origin, never, Left>, 'whyNotBack' | 'leftOf' | 'isSpent'>;
  readonly file: Pick<ReturnFile<T, Origin, never, Left>, 'of' | 'originNumber' | 'originOf'>;
  readonly nameOf: (retur: T) => string;
  /** NPWP of the other side as the file names it, "" where it names none. */
  readonly partyOf: (retur: T) => string;
  /** The column that names what goes back. */
  readonly at: string;
  /** What its messages begin with: `<words>_unknown_here`, `<words>_nothing_left_here`, and why nothing may go back. */
  readonly words: 'retur' | 'retur_dokumen';
  /** Said of one that names another party than its document, and of one before its day. */
  readonly otherParty: (npwp: string) => SavedFinding;
  readonly before: SavedFinding['message'];
  /** What a document lacks to be held against. */
  readonly lacks?: (origin: Origin) => SavedFinding['message'] | null;
  /** What is said besides, and what is left after it: what cannot be saved as it stands keeps nothing from those after it. */
  readonly judged: (one: SavedReturn<T, Origin, Left>) => {
    readonly says: readonly SavedFinding[];
    readonly left: Left;
  };
  /** What is said of one where nothing else is. */
  readonly otherwise?: (one: SavedReturn<T, Origin, Left>) => readonly SavedFinding[];
};

/** An error of one field beside what is saved here. */
export const errorFinding = (
  path: string,
  message: SavedFinding['message'],
  more: Partial<SavedFinding> = {},
): SavedFinding => ({ path, message, severity: 'error', ...more });

/** The returns saved here of each of some documents, by its id, all its versions together. */
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

/** What every return of a file is held to, and then by its kind. */
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

/**
 * What is said of the returns of a file: each is held against what is left of what goes back after those saved here and those before it in the file,
 * as the form holds it. By the keys they are found by.
 */
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
      // What cannot be read is said by the checks.
      if (!(problem instanceof RangeError)) throw problem;
    }
  }
  return like;
};
