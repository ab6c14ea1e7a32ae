import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Deps } from '../deps.ts';
import { type ItemResult, problemResult, skipped } from '../kit/item-result.ts';
import { removeDraft } from './remove-draft.ts';

/** One draft of a removal job. Gone already counts as done: the job may run again. */
export const removeItem = async (deps: Deps, scope: Scope, id: string): Promise<ItemResult> => {
  try {
    await removeDraft(deps, scope, id);
    return { status: 'DONE', message: say(scope.locale, 'faktur.server.removed') };
  } catch (error) {
    if (error instanceof Problem && error.code === 'not_found') return { status: 'DONE' };
    if (error instanceof Problem && error.code === 'wrong_status')
      return skipped('wrong_status', say(scope.locale, 'problem.wrong_status', error.detail.params));
    return problemResult(scope.locale, error);
  }
};
