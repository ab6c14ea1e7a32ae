import { z } from '@hono/zod-openapi';
import type { WrittenPage } from '#domain/definition/answers.ts';
import { visibleValue } from '#domain/text/invisible.ts';
import type { Ctx } from './edge.ts';
import { setHeader } from './headers.ts';
import { tooDeep } from './json-depth.ts';
import { withoutUnreadable } from './readable.ts';

const PAGE = 25;
export const MOST_ROWS = 1000;

/** Per parameter; longer texts are not cached. */
const CACHED = 500;
const LONGEST = 1_000;

/** Lists repeat the same queries. Cached values must not be mutated. */
const json = <T extends z.ZodType>(schema: T) => {
  const known = new Map<string, { readonly value: z.output<T> }>();
  const refuse = (ctx: z.RefinementCtx): never => {
    ctx.addIssue({ code: 'custom', message: 'problem.field.json' });
    return z.NEVER;
  };
  return z.string().transform((text, ctx): z.output<T> => {
    const cached = known.get(text);
    if (cached) return cached.value;
    if (tooDeep(Buffer.from(text))) return refuse(ctx);
    let value: unknown;
    try {
      value = visibleValue(JSON.parse(text), () => false);
    } catch {
      return refuse(ctx);
    }
    const read = schema.safeParse(value);
    if (!read.success) {
      for (const issue of read.error.issues) ctx.addIssue({ ...issue });
      return z.NEVER;
    }
    if (text.length <= LONGEST) {
      if (known.size >= CACHED) known.delete(known.keys().next().value ?? '');
      known.set(text, { value: withoutUnreadable(read.data) });
    }
    return read.data;
  });
};

const order = z.enum(['ASC', 'DESC']);
const term = z.tuple([z.string(), order]);
const index = z.number().int().min(0).max(100_000_000);

const range = json(z.tuple([index, index]));
const sort = json(z.union([term.transform((one) => [one]), z.array(term).max(5)]));

/** As ra-data-simple-rest: `range=[0,24]&sort=["date","DESC"]&filter={...}`. Several sort terms are accepted too. */
export const listQuery = <F extends z.ZodType>(filter: F) =>
  z.object({ range: range.optional(), sort: sort.optional(), filter: json(filter).optional() });

/** `columns=["number","dpp"]`: besides those required by the row menu and card; every column if omitted. */
export const columnsQuery = (keys: readonly string[]) => ({
  columns: json(z.array(z.enum(keys)).transform((wanted) => keys.filter((key) => wanted.includes(key)))).optional(),
});

export const anyFilter = z.record(z.string(), z.unknown());

type Page = { readonly offset: number; readonly limit: number };

/** 25 rows by default, at most a thousand. */
export const pageOf = (range: readonly [number, number] | undefined): Page => {
  const [from, to] = range ?? [0, PAGE - 1];
  return { offset: from, limit: Math.max(0, Math.min(MOST_ROWS, to - from + 1)) };
};

export const withRange = (c: Ctx, offset: number, rows: number, total: number): void =>
  setHeader(c, 'Content-Range', rows === 0 ? `items */${total}` : `items ${offset}-${offset + rows - 1}/${total}`);

export const onePage = async <Row>(
  c: Ctx,
  range: readonly [number, number] | undefined,
  read: (page: Page) => Promise<{ readonly rows: Row[]; readonly total: number }>,
): Promise<Row[]> => {
  const page = pageOf(range);
  const { rows, total } = await read(page);
  withRange(c, page.offset, rows.length, total);
  return rows;
};

export const answerPage = <Row>(c: Ctx, offset: number, { text, count, total }: WrittenPage<Row>) => {
  withRange(c, offset, count, total);
  return c.body(text, 200, { 'Content-Type': 'application/json' }) as unknown as ReturnType<typeof c.json<Row[], 200>>;
};
