import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Handler } from '../jobs/handler.ts';
import type { Deps } from '../services/deps.ts';
import type { Fixed } from './family.ts';
import { problemResult, skipped } from './item-result.ts';

type Removes = {
  remove(deps: Deps, scope: Scope, of: { readonly id: string }, fixed: Fixed): Promise<unknown>;
};

/** The payload is the fixed filter of the route. Already deleted counts as done, so that the job may run again. */
export const removalJob = (family: string, { remove }: Removes): Handler<Fixed> => ({
  kind: `${family}.remove`,
  concurrency: 1,
  attempts: 3,
  item: async ({ deps, scope }, { payload }, { refId: id }) => {
    try {
      await remove(deps, scope, { id }, payload);
      return { status: 'DONE', message: say(scope.locale, `${family}.server.removed`) };
    } catch (error) {
      if (error instanceof Problem && error.code === 'not_found') return { status: 'DONE' };
      if (error instanceof Problem && error.code === 'wrong_status')
        return skipped(
          'wrong_status',
          say(scope.locale, error.detail.message ?? 'problem.wrong_status', error.detail.params),
        );
      return problemResult(scope.locale, error);
    }
  },
});
