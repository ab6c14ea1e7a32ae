/** Results for one condition, removed from its statements. */
export type Judged = {
  /** How often its statements ran without it in a company's context. */
  tries: number;
  differed: boolean;
  /** The test guard refuses a statement without the condition. */
  guarded: boolean;
};
