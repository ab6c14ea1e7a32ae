import { carouselSlide } from '#domain/records/carousel-slide.ts';
import { whatsNew as whatsNewEntry } from '#domain/records/whats-new.ts';
import { columns as c } from '../dialect/columns.ts';
import { recordColumns } from './record-table.ts';

export const carouselSlides = c.table('carousel_slides', recordColumns(carouselSlide));

export const whatsNew = c.table('whats_new', recordColumns(whatsNewEntry));

/** Once, and without a score when they declined. */
export const npsAnswers = c.table('nps_answers', {
  userId: c.id('user_id').primaryKey(),
  companyId: c.id('company_id').notNull(),
  score: c.count('score'),
  reason: c.words('reason').notNull(),
  at: c.moment('at').notNull(),
});
