import { z } from '@hono/zod-openapi';
import type { Ctx } from './context.ts';
import { tooDeep } from './json-depth.ts';

const PAGE = 25;
const MOST = 1000;

const parsed = (text: string, ctx: z.RefinementCtx): unknown => {
  try {
    if (!tooDeep(Buffer.from(text))) return JSON.parse(text);
  } catch {
    // Said below.
  }
  ctx.addIssue({ code: 'custom', message: 'problem.field.json' });
  return z.NEVER;
};
const json = <T extends z.ZodType>(schema: T) => z.string().transform(parsed).pipe(schema);

const order = z.enum(['ASC', 'DESC']);
const term = z.tuple([z.string(), order]);
const index = z.number().int().min(0).max(100_000_000);

const range = json(z.tuple([index, index]));
const sort = json(z.union([term.transform((one) => [one]), z.array(term).max(5)]));

/** ra-data-simple-rest's list parameters: `range=[0,24]&sort=["date","DESC"]&filter={...}`. Several sort terms are taken too. */
export const listQuery = <F extends z.ZodType>(filter: F) =>
  z.object({ range: range.optional(), sort: sort.optional(), filter: json(filter).optional() });

export const anyFilter = z.record(z.string(), z.unknown());

/** First row and number of rows of a page; 25 rows unless asked otherwise, never more than a thousand. */
export const pageOf = (range: readonly [number, number] | undefined): { offset: number; limit: number } => {
  const [from, to] = range ?? [0, PAGE - 1];
  return { offset: from, limit: Math.max(0, Math.min(MOST, to - from + 1)) };
};

/** Says which rows of how many an answer carries: "items 0-24/156". */
export const withRange = (c: Ctx, offset: number, rows: number, total: number): void =>
  c.header('Content-Range', rows === 0 ? `items */${total}` : `items ${offset}-${offset + rows - 1}/${total}`);
