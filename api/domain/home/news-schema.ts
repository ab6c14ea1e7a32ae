import { z } from 'zod';
import { LONGEST_REASON } from '../definition/reason.ts';
import { type AnswerOf, dayText } from '../definition/view-pieces.ts';
import { HIGHEST_SCORE } from './nps-score.ts';

const link = z.string().nullable();

export const carouselSchema = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    contentImageUrl: link,
    featureImageUrl: link,
    link,
  }),
);

export const homeMetaSchema = z
  .object({
    carousel: carouselSchema,
    whatsNew: z.array(
      z.object({
        id: z.string(),
        versionUpdate: z.string().meta({ description: 'x.x.x' }),
        releaseDate: dayText,
        featureTitle: z.string(),
        description: z.string(),
        featureImageUrl: link,
        tryNowUrl: link,
        learnMoreUrl: link,
      }),
    ),
  })
  .meta({ id: 'HomeMeta', description: 'In the language of the reader, without what the person has put away' });
export type HomeMeta = AnswerOf<typeof homeMetaSchema>;

export const npsScheduleSchema = z.object({ due: z.boolean() }).meta({ id: 'NpsSchedule' });

/** An NPS answer; score null: the user declined, and is not asked again. */
export const npsAnswerSchema = z.strictObject({
  score: z.int({ error: 'home.nps.score_missing' }).min(0).max(HIGHEST_SCORE).nullable(),
  reason: z.string().trim().max(LONGEST_REASON, { error: 'problem.field.max' }).default(''),
});
export type NpsAnswer = z.infer<typeof npsAnswerSchema>;
