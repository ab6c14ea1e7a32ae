import { type Seal, storageTrouble } from '../database.ts';

/** What each row of a chain has. */
type Linked = { readonly seq: number; readonly prevHash: string; readonly hash: string; readonly seal: string };

/**
 * Why a row is broken: it differs from what was hashed, does not follow from the one before it, is not there, was written by somebody without the
 * key, or is another than the one an anchor names.
 */
export type Fault = 'changed' | 'unlinked' | 'missing' | 'unsealed' | 'rewritten';

/** Heads of a chain as anchors outside the database name them: hash by number of the row. */
export type AnchoredHeads = ReadonlyMap<number, string>;

/** How many rows are looked at in one go, and what is done before the next: where the one thread that serves everybody looks, it serves meanwhile. */
export type Pace = { readonly page: number; readonly pause?: () => Promise<unknown>; readonly kept?: number };

export const ALONE: Pace = { page: 1000 };

/** Rows before a row that are not there; a run of them is given as its first and its last. */
export const gap = (from: number, to: number): { readonly seq: number; readonly why: 'missing' }[] =>
  from > to ? [] : [...new Set([from, to])].map((seq) => ({ seq, why: 'missing' }));

/** Why a row does not follow one of this hash; null where it does. What the row before says may be unknown. */
export const faultOf = <R extends Linked>(
  row: R,
  hashOf: (row: R) => string,
  prevHash: string | undefined,
  sealed: Seal,
): Exclude<Fault, 'missing' | 'rewritten'> | null => {
  if (hashOf(row) !== row.hash) return 'changed';
  if (prevHash !== undefined && row.prevHash !== prevHash) return 'unlinked';
  return sealed(row.hash) === row.seal ? null : 'unsealed';
};

/** What it answers; undefined where a damaged page keeps it from being read. */
export const unlessDamaged = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (storageTrouble(error) === 'damaged') return undefined;
    throw error;
  }
};

type BrokenLink<R> = { readonly seq: number; readonly why: Fault | 'unreadable'; readonly row?: R };

/** What is known of a chain up to where it was walked. */
export type Walked<R> = {
  seq: number;
  /** Undefined behind a row that cannot be read. */
  prevHash: string | undefined;
  /** How many rows are sound. */
  rows: number;
  readonly broken: BrokenLink<R>[];
  /** The sound rows, first and last of each unbroken run. */
  readonly intact: [number, number][];
};

export type Chain<R> = {
  readonly rowsAfter: (after: number, limit: number) => Promise<readonly R[]>;
  readonly hashOf: (row: R) => string;
  readonly sealed: Seal;
  readonly heads: AnchoredHeads;
  readonly pace: Pace;
  readonly see: (rows: readonly R[]) => Promise<void>;
};

const step = <R extends Linked>(walked: Walked<R>, row: R, { hashOf, sealed, heads }: Chain<R>): void => {
  walked.broken.push(...gap(walked.seq + 1, row.seq - 1));
  const head = heads.get(row.seq);
  const why = faultOf(row, hashOf, walked.prevHash, sealed) ?? (head && head !== row.hash ? 'rewritten' : null);
  const run = walked.intact.at(-1);
  if (why) walked.broken.push({ seq: row.seq, why, row });
  else {
    walked.rows++;
    if (run?.[1] === row.seq - 1) run[1] = row.seq;
    else walked.intact.push([row.seq, row.seq]);
  }
  walked.prevHash = row.hash;
  walked.seq = row.seq;
};

/**
 * Walks a chain on from where it was walked to; row by row where a damaged page is near, and past the rows in it. `last`: the last row there ought
 * to be, so far rows that cannot be read are passed by.
 */
export const walkChain = async <R extends Linked>(walked: Walked<R>, chain: Chain<R>, last: number): Promise<void> => {
  const { rowsAfter, pace, see } = chain;
  let limit = pace.page;
  for (;;) {
    const rows = await unlessDamaged(() => rowsAfter(walked.seq, limit));
    if (rows) {
      for (const row of rows) step(walked, row, chain);
      await see(rows);
      if (rows.length < limit) return;
      limit = Math.min(pace.page, limit * 2);
    } else if (limit > 1) limit = Math.floor(limit / 2);
    else if (walked.seq >= last) return;
    else {
      walked.seq++;
      walked.prevHash = undefined;
      walked.broken.push({ seq: walked.seq, why: 'unreadable' });
    }
    await pace.pause?.();
  }
};

/** The end of a chain as it is kept beside it; without a hash where only its number could be found. */
export type ChainEnd = { readonly seq: number; readonly hash?: string };

/** Walks a chain to its end, with what is written meanwhile, and holds its end against what is kept beside it and against the newest anchor. */
export const walkToEnd = async <R extends Linked>(
  walked: Walked<R>,
  chain: Chain<R>,
  endOf: () => Promise<ChainEnd>,
): Promise<void> => {
  const anchored = Math.max(0, ...chain.heads.keys());
  let end = await endOf();
  const walkOn = () => walkChain(walked, chain, Math.max(end.seq, anchored));
  await walkOn();
  end = await endOf();
  for (let before = -1; end.seq > walked.seq && walked.seq > before; end = await endOf()) {
    before = walked.seq;
    await walkOn();
  }
  const { broken, seq, prevHash } = walked;
  broken.push(...gap(seq + 1, Math.max(end.seq, anchored)));
  // Where the end that is kept differs, rows were cut off or added.
  if (end.seq <= seq && end.hash !== undefined && prevHash !== undefined && end.hash !== prevHash)
    broken.push({ seq: seq + 1, why: 'unlinked' });
};
