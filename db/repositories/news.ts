import { and, asc, desc, eq, gte, lte } from 'drizzle-orm';
import type { Scope } from '#domain/scope.ts';
import { unscoped } from '../company-context.ts';
import type { Query, Tx } from '../database.ts';
import { carouselSlides, npsAnswers, whatsNew } from '../tables.ts';

/** On YYYY-MM-DD, in order. Not specific to a company. */
export const unsafeSlidesOn = unscoped(
  (read: Query, day: string, language: string): Promise<(typeof carouselSlides.$inferSelect)[]> =>
    read
      .select()
      .from(carouselSlides)
      .where(
        and(lte(carouselSlides.fromDay, day), gte(carouselSlides.untilDay, day), eq(carouselSlides.language, language)),
      )
      .orderBy(asc(carouselSlides.place), asc(carouselSlides.id))
      .then((rows) => rows),
);

/** Newest first. Not specific to a company. */
export const unsafeWhatsNew = unscoped(
  (read: Query, day: string, limit: number): Promise<(typeof whatsNew.$inferSelect)[]> =>
    read
      .select()
      .from(whatsNew)
      .where(lte(whatsNew.releaseDate, day))
      .orderBy(desc(whatsNew.releaseDate), desc(whatsNew.id))
      .limit(limit)
      .then((rows) => rows),
);

/** A person answers once, whichever company they work in. */
export const unsafeHasAnswered = unscoped(
  async (scope: Scope, read: Query): Promise<boolean> =>
    (await read.select({ at: npsAnswers.at }).from(npsAnswers).where(eq(npsAnswers.userId, scope.userId))).length > 0,
);

/** False when the person has answered before. */
export const insertAnswer = async (
  tx: Tx,
  { userId, companyId }: Scope,
  answer: Omit<typeof npsAnswers.$inferSelect, 'userId' | 'companyId'>,
): Promise<boolean> =>
  (
    await tx.db
      .insert(npsAnswers)
      .values({ userId, companyId, ...answer })
      .onConflictDoNothing()
      .returning({ at: npsAnswers.at })
  ).length > 0;
