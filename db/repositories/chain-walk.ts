import { type Seal, storageTrouble } from '../database.ts';

type Linked = { readonly seq: number; readonly prevHash: string; readonly hash: string; readonly seal: string };

/**
 * It differs from its hash, does not follow from the previous row, is missing, was sealed without the key, or differs
 * from an anchor.
 */
export type Fault = 'changed' | 'unlinked' | 'missing' | 'unsealed' | 'rewritten';

export type AnchoredHeads = ReadonlyMap<number, string>;

/** On the main thread the pause lets requests run in between. */
export type Pace = { readonly page: number; readonly pause?: () => Promise<unknown>; readonly retained?: number };

export const ALONE: Pace = { page: 1000 };

export const gap = (from: number, to: number): { readonly seq: number; readonly why: 'missing' }[] =>
  from > to ? [] : [...new Set([from, to])].map((seq) => ({ seq, why: 'missing' }));

/** Null when it follows. The previous hash may be unknown. */
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

export const unlessDamaged = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (storageTrouble(error) === 'damaged') return undefined;
    throw error;
  }
};

type BrokenLink<R> = { readonly seq: number; readonly why: Fault | 'unreadable'; readonly row?: R };

export type Walked<R> = {
  seq: number;
  prevHash: string | undefined;
  rows: number;
  readonly broken: BrokenLink<R>[];
  /** First and last of each unbroken run of sound rows. */
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

/** Near a damaged page it reads row by row and skips unreadable rows. `last`: the number of the last expected row. */
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

export type ChainEnd = { readonly seq: number; readonly hash?: string };

/** Including rows written meanwhile. Compares the end with the stored end and the newest anchor. */
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
  if (end.seq <= seq && end.hash !== undefined && prevHash !== undefined && end.hash !== prevHash)
    broken.push({ seq: seq + 1, why: 'unlinked' });
};
