/** Results for one condition, removed from its statements. */
export type Judged = {
  /** How often its statements were sent in a company's context. */
  sent: number;
  /** The test guard refuses a statement without the condition. */
  guarded: boolean;
  /** How often its statements ran without it. */
  tries: number;
  /** How often that read or wrote other rows. */
  differed: number;
  /** On PostgreSQL: how often it would have done so without the policies. */
  foreign: number;
};

export const newJudged = (): Judged => ({ sent: 0, guarded: false, tries: 0, differed: 0, foreign: 0 });

export type Dialect = 'sqlite' | 'pg';

/** How many runs without a condition are enough where no other row exists that they could read. */
const TRIES = 40;
/** How many runs are enough on PostgreSQL where the policies hide rows that would be read. */
const HELD = 3;

/** Further statements would show nothing new about the condition. */
export const isDone = ({ guarded, tries, differed, foreign }: Judged, dialect: Dialect): boolean =>
  differed > 0 || tries >= TRIES || (dialect === 'sqlite' ? guarded : foreign >= HELD);

/** Results of one test file on one database. */
export type FileResult = {
  readonly isPassed: boolean;
  readonly judged: readonly (readonly [number, Judged])[];
  /** Unchanged statements in a company's context that lack a condition on some table. */
  readonly forgetful: readonly string[];
};

type Found = FileResult['judged'];

/** The sum of what several test files found, by the number of the condition. */
export const merged = (all: readonly Found[]): Map<number, Judged> => {
  const sums = new Map<number, Judged>();
  for (const [number, one] of all.flat()) {
    const sum = sums.get(number) ?? newJudged();
    sums.set(number, sum);
    for (const key of ['sent', 'tries', 'differed', 'foreign'] as const) sum[key] += one[key];
    sum.guarded ||= one.guarded;
  }
  return sums;
};
