import type { HomeMeta, NpsAnswer } from '#domain/home/news-schema.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import {
  type BothLanguages,
  insertAnswer,
  unsafeHasAnswered,
  unsafeSlidesOn,
  unsafeWhatsNew,
} from '../../../db/repositories/news.ts';
import { personById } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';

/** New users are not surveyed yet. */
const AFTER_MS = 30 * 86_400_000;

/** Once, a month after the account was created. */
export const npsDue = async (deps: Deps, scope: Scope): Promise<{ due: boolean }> => {
  const person = await personById(deps.db.read, scope.userId);
  const long = person !== undefined && deps.now() - person.createdAt >= AFTER_MS;
  return { due: long && !(await unsafeHasAnswered(scope, deps.db.read)) };
};

export const answerNps = (deps: Deps, scope: Scope, { score, reason }: NpsAnswer): Promise<void> =>
  deps.db.transact(async (tx) => {
    if (!(await insertAnswer(tx, scope, { score, reason, at: deps.now() })))
      throw new Problem('conflict', { message: 'home.nps.answered' });
  });

const LATEST = 5;

const isAway = (preferences: Record<string, unknown> | undefined, id: string): boolean => {
  const { dismissed } = preferences ?? {};
  return typeof dismissed === 'object' && dismissed !== null && Object.hasOwn(dismissed, id);
};

export const homeMeta = async (deps: Deps, { userId, locale }: Scope): Promise<HomeMeta> => {
  const { read } = deps.db;
  const today = jakartaDay(deps.now());
  const [slides, news, person] = await Promise.all([
    unsafeSlidesOn(read, today),
    unsafeWhatsNew(read, today, LATEST),
    personById(read, userId),
  ]);
  const stands = ({ id }: { id: string }) => !isAway(person?.preferences, id);
  const textOf = (text: BothLanguages) => text[locale];
  return {
    carousel: slides.filter(stands).map(({ id, title, text, contentImageUrl, featureImageUrl, link }) => ({
      id,
      title: textOf(title),
      text: textOf(text),
      contentImageUrl,
      featureImageUrl,
      link,
    })),
    whatsNew: news.filter(stands).map(({ featureTitle, description, ...one }) => ({
      ...one,
      featureTitle: textOf(featureTitle),
      description: textOf(description),
    })),
  };
};
