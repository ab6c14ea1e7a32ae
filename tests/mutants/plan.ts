import { readFileSync } from 'node:fs';
import type { Dialect, FileResult } from './judged.ts';

export type Plan = {
  readonly dialect: Dialect;
  /** Where each test file writes its results, in the order in which the files run. */
  readonly results: Readonly<Record<string, string>>;
  /** Results of test files that ran before. */
  readonly judged: FileResult['judged'];
  /** The conditions to be judged: the run ends when all of them are. */
  readonly numbers: readonly number[];
};

export const readPlan = (): Plan => JSON.parse(readFileSync(process.env.MUTANTS_PLAN ?? '', 'utf8'));
