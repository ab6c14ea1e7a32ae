import { z } from 'zod';
import { fakturHeadSchema, fakturSchema } from './record-schema.ts';

/** Schemas of a record with what its type says of its fields otherwise. */
type With<Shape extends z.ZodRawShape, Own extends z.ZodRawShape> = z.ZodObject<Omit<Shape, keyof Own> & Own>;

const jobId = z.string();

/**
 * What the addresses of a type answer that is written here and sent to the office: `one` as it is saved, `uploaded` with the job that sends it, `signed`
 * and `head` without its lines. `id` names them in the description of the API; `own`: the fields this type describes otherwise.
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
