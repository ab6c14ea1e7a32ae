import type { HomeMeta } from '#domain/home/news-schema.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { type BothLanguages, unsafeSlidesOn, unsafeWhatsNew } from '../../../db/repositories/news.ts';
import { personById } from '../../../db/repositories/people.ts';
import type { Deps } from '../deps.ts';

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
  const said = (text: BothLanguages) => text[locale];
  return {
    carousel: slides.filter(stands).map(({ id, title, text, contentImageUrl, featureImageUrl, link }) => ({
      id,
      title: said(title),
      text: said(text),
      contentImageUrl,
      featureImageUrl,
      link,
    })),
    whatsNew: news.filter(stands).map(({ featureTitle, description, ...one }) => ({
      ...one,
      featureTitle: said(featureTitle),
      description: said(description),
    })),
  };
};
