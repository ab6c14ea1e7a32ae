import type { HomeMeta, NpsAnswer } from '#domain/home/news-schema.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import {
  type BothLanguages,
  hasAnswered,
  insertAnswer,
  unsafeSlidesOn,
  unsafeWhatsNew,
} from '../../../db/repositories/news.ts';
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

/** Of what is new only the latest is told. */
const LATEST = 5;

/** The preference in which a person keeps what they have put away: ids of items, each with the day. */
const isAway = (preferences: Record<string, unknown> | undefined, id: string): boolean => {
  const { dismissed } = preferences ?? {};
  return typeof dismissed === 'object' && dismissed !== null && Object.hasOwn(dismissed, id);
};

/** What the product tells a person on the start page, but for what they have put away. */
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
