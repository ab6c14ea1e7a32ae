import { and, asc, eq, getTableColumns, gt, max, sql } from 'drizzle-orm';
import { type Db, type Seal, storageTrouble } from '../database.ts';
import { orUnreadable, preparedRows } from '../prepared.ts';
import { sealIn } from '../sealed.ts';
import { chains, history } from '../tables.ts';
import { hashOf, START } from './history.ts';
import { type BrokenState, type StateWatch, watchStates } from './state-check.ts';

type HistoryRow = typeof history.$inferSelect;

/**
 * Why a row does not stand: it says something else than was hashed, does not follow from the one before it, is not there, was written by
 * somebody without the key, or is another than the one an anchor names.
 */
export type BrokenRow = {
  readonly seq: number;
  readonly why: 'changed' | 'unlinked' | 'missing' | 'unsealed' | 'rewritten';
} & Partial<Pick<HistoryRow, 'objectType' | 'objectId' | 'action' | 'at'>>;

/** A row that does not stand, or whose place in the database is damaged. */
export type FoundRow = Omit<BrokenRow, 'why'> & { readonly why: BrokenRow['why'] | 'unreadable' };

/** Heads of a company's chain as anchors outside the database name them: hash by number of the row. */
export type AnchoredHeads = ReadonlyMap<number, string>;

export type HistoryVerdict = {
  readonly companyId: string;
  /** How many rows stand. */
  readonly rows: number;
  readonly broken: readonly FoundRow[];
  /** The rows that stand, first and last of each unbroken run. */
  readonly standing: readonly (readonly [first: number, last: number])[];
  /** Documents, money, people and settings that are otherwise than their newest row left them. */
  readonly states: readonly BrokenState[];
  /** Rows behind the newest anchor: what is cut off there with everything it is about leaves no trace. */
  readonly notAnchored: number;
};

/** How many rows are looked at in one go, and what is done before the next: where the one thread that serves everybody looks, it serves meanwhile. */
export type Pace = Parameters<typeof watchStates>[2];

const ALONE: Pace = { page: 1000 };

/** Whether nothing was found. */
export const holds = ({ broken, states }: Pick<HistoryVerdict, 'broken' | 'states'>): boolean =>
  broken.length === 0 && states.length === 0;

/** Rows before a row that are not there; a run of them is told as its first and its last. */
const gap = (from: number, to: number): BrokenRow[] =>
  from > to ? [] : [...new Set([from, to])].map((seq) => ({ seq, why: 'missing' }));

/** Why a row does not stand behind one of this hash; null where it does. What the row before says may be unknown. */
const faultOf = (
  { hash, seal, ...row }: HistoryRow,
  prevHash: string | undefined,
  sealed: Seal,
): BrokenRow['why'] | null => {
  if (hashOf(row) !== hash) return 'changed';
  if (prevHash !== undefined && row.prevHash !== prevHash) return 'unlinked';
  return sealed(hash) === seal ? null : 'unsealed';
};

/** Those of a stretch of one chain, in its order, that do not stand; `before` is the row before the stretch, where it has one. */
export const brokenIn = (
  [first, last]: readonly [first: number, last: number],
  rows: readonly HistoryRow[],
  before: HistoryRow | undefined,
  sealed: Seal,
): BrokenRow[] => {
  const broken: BrokenRow[] = first > 1 && !before ? gap(first - 1, first - 1) : [];
  let seq = first - 1;
  let prevHash = before?.hash ?? START;
  for (const row of rows) {
    broken.push(...gap(seq + 1, row.seq - 1));
    const why = faultOf(row, prevHash, sealed);
    if (why) broken.push({ seq: row.seq, why });
    ({ hash: prevHash, seq } = row);
  }
  return [...broken, ...gap(seq + 1, last)];
};

const columns = getTableColumns(history);
const rowsAfter = preparedRows<HistoryRow>(
  columns,
  (db) =>
    db
      .select(columns)
      .from(history)
      .where(and(eq(history.companyId, sql.placeholder('companyId')), gt(history.seq, sql.placeholder('after'))))
      .orderBy(asc(history.seq))
      .limit(sql.placeholder('limit')),
  orUnreadable,
);

/** What is known of a chain up to where it was walked. */
type Walked = {
  seq: number;
  /** Undefined behind a row that cannot be read. */
  prevHash: string | undefined;
  stands: number;
  readonly broken: FoundRow[];
  readonly standing: [number, number][];
};

const step = (walked: Walked, row: HistoryRow, sealed: Seal, heads: AnchoredHeads): void => {
  walked.broken.push(...gap(walked.seq + 1, row.seq - 1));
  const head = heads.get(row.seq);
  const why = faultOf(row, walked.prevHash, sealed) ?? (head && head !== row.hash ? 'rewritten' : null);
  const run = walked.standing.at(-1);
  if (why) {
    const { objectType, objectId, action, at } = row;
    walked.broken.push({ seq: row.seq, why, objectType, objectId, action, at });
  } else {
    walked.stands++;
    if (run?.[1] === row.seq - 1) run[1] = row.seq;
    else walked.standing.push([row.seq, row.seq]);
  }
  walked.prevHash = row.hash;
  walked.seq = row.seq;
};

/** What it answers; undefined where a damaged page keeps it from being read. */
const unlessDamaged = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (storageTrouble(error) === 'damaged') return undefined;
    throw error;
  }
};

type Around = {
  readonly sealed: Seal;
  readonly heads: AnchoredHeads;
  readonly states: StateWatch;
  readonly pace: Pace;
  /** The last row there ought to be: so far rows that cannot be read are passed by. */
  readonly last: number;
};

/** Goes row by row where a damaged page is near, and past the rows in it. */
const walk = async (db: Db, companyId: string, walked: Walked, around: Around): Promise<void> => {
  const { sealed, heads, states, pace, last } = around;
  let limit = pace.page;
  for (;;) {
    const rows = await unlessDamaged(() => rowsAfter(db.read, { companyId, after: walked.seq, limit }));
    if (rows) {
      for (const row of rows) step(walked, row, sealed, heads);
      await states.see(rows);
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

/**
 * Walks a company's chain from its first link to its end, past what is broken: names each row that does not stand, and those that do. Holds the
 * end against what anchors name, and documents and money against the digests their newest rows carry. May run while others write.
 */
export const verifyHistory = async (
  db: Db,
  companyId: string,
  heads: AnchoredHeads = new Map(),
  pace = ALONE,
): Promise<HistoryVerdict> => {
  const sealed = sealIn(db);
  const walked: Walked = { seq: 0, prevHash: START, stands: 0, broken: [], standing: [] };
  const states = watchStates(companyId, db.read, pace);
  const anchored = Math.max(0, ...heads.keys());
  const newest = async () =>
    (
      await db.read
        .select({ seq: max(history.seq) })
        .from(history)
        .where(eq(history.companyId, companyId))
    )[0]?.seq ?? 0;
  /** Without what the chain says of its end, the newest row that can be found. */
  const endOf = async (): Promise<{ seq: number; hash?: string }> => {
    const end = await unlessDamaged(() => db.read.select().from(chains).where(eq(chains.companyId, companyId)));
    return end ? (end[0] ?? { seq: 0, hash: START }) : { seq: (await unlessDamaged(newest)) ?? 0 };
  };
  let end = await endOf();
  const around = { sealed, heads, states, pace };
  const walkOn = () => walk(db, companyId, walked, { ...around, last: Math.max(end.seq, anchored) });
  await walkOn();
  end = await endOf();
  // What was written meanwhile.
  for (let before = -1; end.seq > walked.seq && walked.seq > before; end = await endOf()) {
    before = walked.seq;
    await walkOn();
  }
  const { broken, seq, prevHash, stands: rows, standing } = walked;
  broken.push(...gap(seq + 1, Math.max(end.seq, anchored)));
  // The end of the chain is kept beside it: rows were cut off, or added, where it says another one.
  if (end.seq <= seq && end.hash !== undefined && prevHash !== undefined && end.hash !== prevHash)
    broken.push({ seq: seq + 1, why: 'unlinked' });
  const notAnchored = Math.max(0, seq - anchored);
  return { companyId, rows, broken, standing, states: await states.found(), notAnchored };
};
