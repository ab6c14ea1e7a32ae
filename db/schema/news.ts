import { columns as c } from '../dialect/columns.ts';

export type BothLanguages = { id: string; en: string };

export const carouselSlides = c.table('carousel_slides', {
  id: c.id('id').primaryKey(),
  place: c.count('place').notNull(),
  title: c.json<BothLanguages>('title').notNull(),
  text: c.json<BothLanguages>('text').notNull(),
  contentImageUrl: c.words('content_image_url'),
  featureImageUrl: c.words('feature_image_url'),
  link: c.words('link'),
  /** First and last day (Jakarta) it is shown. */
  fromDay: c.day('from_day').notNull(),
  untilDay: c.day('until_day').notNull(),
});

export const whatsNew = c.table('whats_new', {
  id: c.id('id').primaryKey(),
  /** x.x.x */
  versionUpdate: c.words('version_update').notNull(),
  releaseDate: c.day('release_date').notNull(),
  featureTitle: c.json<BothLanguages>('feature_title').notNull(),
  description: c.json<BothLanguages>('description').notNull(),
  featureImageUrl: c.words('feature_image_url'),
  tryNowUrl: c.words('try_now_url'),
  learnMoreUrl: c.words('learn_more_url'),
});

/** Once, and without a score when they declined. */
export const npsAnswers = c.table('nps_answers', {
  userId: c.id('user_id').primaryKey(),
  companyId: c.id('company_id').notNull(),
  score: c.count('score'),
  reason: c.words('reason').notNull(),
  at: c.moment('at').notNull(),
});
