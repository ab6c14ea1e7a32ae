import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { BaseSequencer, type Reporter, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../architecture/sources.ts';
import { isDone, merged } from './judged.ts';
import { type Plan, readPlan } from './plan.ts';

/** Runs test files in the order of the plan. */
export class InOrderOfPlan extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = Object.keys(readPlan().results);
    const placeOf = ({ moduleId }: TestSpecification) => order.indexOf(relative(root, moduleId).replaceAll('\\', '/'));
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

const isJudged = ({ dialect, results, judged, numbers }: Plan): boolean => {
  const written = Object.values(results).filter((path) => existsSync(path));
  const all = merged([judged, ...written.map((path) => JSON.parse(readFileSync(path, 'utf8')).judged)]);
  return numbers.every((number) => {
    const one = all.get(number);
    return one !== undefined && isDone(one, dialect);
  });
};

/** Ends the run when every condition is judged: what follows would show nothing new. */
export const untilJudged = (): Reporter => {
  let vitest: Vitest | undefined;
  return {
    onInit: (running) => {
      vitest = running;
    },
    onTestModuleEnd: async () => {
      if (isJudged(readPlan())) await vitest?.cancelCurrentRun('keyboard-input');
    },
  };
};
