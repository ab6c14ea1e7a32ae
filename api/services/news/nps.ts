import type { NpsAnswer } from '#domain/home/news-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { hasAnswered, insertAnswer } from '../../../db/repositories/news.ts';
import { personById } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';

/** Who has only begun has nothing to say yet. */
const AFTER_MS = 30 * 86_400_000;

/** Whether the person is asked now: once, a month after they came. */
export const npsDue = async (deps: Deps, scope: Scope): Promise<{ due: boolean }> => {
  const person = await personById(deps.db.read, scope.userId);
  const long = person !== undefined && deps.now() - person.createdAt >= AFTER_MS;
  return { due: long && !(await hasAnswered(scope, deps.db.read)) };
};

/** Keeps what a person answered. Throws `conflict` where they have answered before. */
export const answerNps = (deps: Deps, scope: Scope, { score, reason }: NpsAnswer): Promise<void> =>
  deps.db.transact(async (tx) => {
    if (!(await insertAnswer(tx, scope, { score, reason, at: deps.now() })))
      throw new Problem('conflict', { message: 'home.nps.answered' });
  });
