/** What was seen of one condition, taken away from the statements that hold it. */
export type Judged = {
  /** How often its statements ran without it, in the work of one company. */
  tries: number;
  /** Other rows were read or written then. */
  differed: boolean;
  /** The guard of the tests refuses a statement of it without the condition. */
  guarded: boolean;
};
