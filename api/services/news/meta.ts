import type { HomeMeta, NpsAnswer } from '#domain/home/news-schema.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { insertAnswer, unsafeHasAnswered, unsafeSlidesOn, unsafeWhatsNew } from '../../../db/repositories/news.ts';
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

/** Shown on the day to readers of a language, without what the person has put away. */
export const carouselOf = async (deps: Deps, { userId, locale }: Scope): Promise<HomeMeta['carousel']> => {
  const { read } = deps.db;
  const [slides, person] = await Promise.all([
    unsafeSlidesOn(read, jakartaDay(deps.now()), locale),
    personById(read, userId),
  ]);
  return slides
    .filter(({ id }) => !isAway(person?.preferences, id))
    .map(({ id, title, text, contentImageUrl, featureImageUrl, link }) => ({
      id,
      title,
      text,
      contentImageUrl,
      featureImageUrl,
      link,
    }));
};

export const homeMeta = async (deps: Deps, scope: Scope): Promise<HomeMeta> => {
  const { read } = deps.db;
  const english = scope.locale === 'en';
  const [carousel, news, person] = await Promise.all([
    carouselOf(deps, scope),
    unsafeWhatsNew(read, jakartaDay(deps.now()), LATEST),
    personById(read, scope.userId),
  ]);
  return {
    carousel,
    whatsNew: news
      .filter(({ id }) => !isAway(person?.preferences, id))
      .map(({ featureTitle, featureTitleEn, description, descriptionEn, version: _, updatedAt: __, ...one }) => ({
        ...one,
        featureTitle: english ? featureTitleEn : featureTitle,
        description: english ? descriptionEn : description,
      })),
  };
};
