import { z } from 'zod';
import { fakturHeadSchema, fakturSchema } from './record-schema.ts';

type With<Shape extends z.ZodRawShape, Own extends z.ZodRawShape> = z.ZodObject<Omit<Shape, keyof Own> & Own>;

const jobId = z.string();

/**
 * `one` after saving, `uploaded` with the job that sends it, `signed` and `head` without lines. `id` is their name in
 * the API description; `own`: overridden fields.
 */
export const sentAnswers = <Own extends z.ZodRawShape>(id: string, own: Own) => {
  const one = z.object({ ...fakturSchema.shape, ...own }).meta({ id });
  const head = z.object({ ...fakturHeadSchema.shape, ...own }).meta({ id: `${id}Head` });
  return {
    one: one as unknown as With<typeof fakturSchema.shape, Own>,
    uploaded: one.extend({ jobId }).meta({ id: `${id}Uploaded` }),
    signed: head as unknown as With<typeof fakturHeadSchema.shape, Own>,
    head: head.extend({ jobId }).meta({ id: `${id}Asked` }),
  };
};
