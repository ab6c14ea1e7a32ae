import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../services/deps.ts';
import { type ItemResult, problemResult, skipped } from './item-result.ts';

/** One record of a removal job. Gone already counts as done: the job may run again. `removed` is the message key of its end. */
export const removalOf =
  (remove: (deps: Deps, scope: Scope, id: string) => Promise<void>, removed: string) =>
  async (deps: Deps, scope: Scope, id: string): Promise<ItemResult> => {
    try {
      await remove(deps, scope, id);
      return { status: 'DONE', message: say(scope.locale, removed) };
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_found') return { status: 'DONE' };
      if (error instanceof Problem && error.code === 'wrong_status')
        return skipped(
          'wrong_status',
          say(scope.locale, error.detail.message ?? 'problem.wrong_status', error.detail.params),
        );
      return problemResult(scope.locale, error);
    }
  };
