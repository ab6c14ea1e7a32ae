import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewApiKey } from '#domain/api-keys/api-key-schema.ts';
import type { Permission } from '#domain/permissions.ts';
import { isOpenToKeys } from '../../api/http/api-key.ts';
import { companies as companyTable, secondFactors } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { type TestApp, testApp } from './app.ts';
import { leastOf, type Schema } from './least-of.ts';

type Parameter = { in: string; name: string; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
  security?: [];
};
type Input = { readonly path: string; readonly body?: string };
type Fuzzed = {
  readonly method: string;
  readonly at: string;
  readonly open: boolean;
  readonly inputs: readonly Input[];
};

const { sagara } = companies;
const SEED = Number(process.env.FUZZ_SEED ?? 20251101);
const MINUTE = 60_000;
/** Inputs of an operation. */
const EACH = 4;

/** JSON texts. */
const HOSTILE = [
  'null',
  'true',
  '-1',
  '0',
  '1e308',
  '-0.000001',
  '9007199254740993',
  '[]',
  '{}',
  '[[[[]]]]',
  '[null]',
  '{"a":{"b":[]}}',

  '""',
  '" "',
  '"__proto__"',
  '"constructor"',
  '"2025-02-30"',
  '"9999-99"',
  '"NaN"',
  '"\\u0000"',
  '"\\ud800"',
  '"\\u202e💩"',

  '"../../etc/passwd"',
  '"\' or 1=1 --"',
  '"<script>alert(1)</script>"',
  '{"__proto__":{"x":1}}',
  '{"constructor":{}}',
  `"${'9'.repeat(400)}"`,
  `"${'x'.repeat(20_000)}"`,
  `[${'0,'.repeat(3_000)}0]`,
  '"-1e999"',
  '"1.2.3"',
  '"％"',
];

const seeded = (seed: number) => {
  let state = seed >>> 0;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

let app: TestApp;
let fuzzed: Fuzzed[];
let secret: string;
beforeAll(async () => {
  app = await testApp();
  const flags = { ...sagara.flags, isPublicApiUser: true };
  await app.plant((tx) => tx.db.update(companyTable).set({ flags }).where(eq(companyTable.id, sagara.id)));
  const rina = await app.as('rina', 'sagara');
  const keys = await rina.get<Permission[]>('/permissions');
  ({ secret } = await rina.post<NewApiKey>('/api-keys', { name: 'Fuzz', keys, days: 30, password: PASSWORD }));
  const api = await rina.get<{
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  }>('/openapi.json');
  const pick = seeded(SEED);
  const any = (): string => HOSTILE[pick(HOSTILE.length)] ?? 'null';
  const resolved = (schema: Schema): Schema => {
    const named = schema.$ref && api.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
    if (named) return resolved(named);
    const [one] = schema.anyOf ?? schema.oneOf ?? [];
    return one && !schema.properties ? resolved(one) : schema;
  };
  /** With every property, so that a hostile one is reached behind those that are checked first. */
  const wholeOf = (schema: Schema, depth = 0): unknown => {
    const { type, properties = {}, items } = resolved(schema);
    if (depth > 4) return {};
    if (type === 'array' && items) return [wholeOf(items, depth + 1)];
    if (type !== 'object') return leastOf(resolved(schema), 'nobody');
    return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, wholeOf(one, depth + 1)]));
  };
  const keysIn = (value: unknown, at: string[] = []): string[][] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([name, one]) => [[...at, name], ...keysIn(one, [...at, name])]);
  const MARK = '@@hostile@@';
  const replaced = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
    if (name === undefined) return MARK;
    if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? replaced(one, rest) : one));
    const own = value as Readonly<Record<string, unknown>>;
    return { ...own, [name]: replaced(own[name], rest) };
  };
  const bodyOf = (schema: Schema): string => {
    const whole = wholeOf(schema);
    const places = keysIn(whole);
    const place = places[pick(places.length)];
    return !place || pick(8) === 0 ? any() : JSON.stringify(replaced(whole, place)).replace(`"${MARK}"`, () => any());
  };
  /** Without lone surrogates, which no address can have. */
  const textOf = (json: string): string =>
    Buffer.from((json.startsWith('"') ? String(JSON.parse(json)) : json).slice(0, 3_000)).toString();
  const pathOf = (path: string, parameters: readonly Parameter[]): string => {
    const filled = path.replace(/\{\w+\}/g, () => encodeURIComponent(pick(2) ? 'nobody' : textOf(any()) || 'x'));
    const query = new URLSearchParams(
      parameters.flatMap(({ in: where, name }) => (where === 'query' && pick(2) ? [[name, textOf(any())]] : [])),
    );
    return query.size > 0 ? `${filled}?${query}` : filled;
  };
  fuzzed = Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], requestBody, security }]): Fuzzed => {
      const schema = requestBody?.content['application/json']?.schema;
      const inputs = Array.from({ length: schema || parameters.length > 1 ? EACH : 2 }, () => ({
        path: pathOf(path, parameters),
        ...(schema ? { body: bodyOf(schema) } : {}),
      }));
      return { method: method.toUpperCase(), at: path, open: security !== undefined, inputs };
    }),
  );
  fuzzed = fuzzed.filter(({ method, at }) => !(method === 'DELETE' && at === '/main/api/session'));
});
afterAll(() => app.close());

type Send = (method: string, input: Input) => Promise<Response>;

/** Each response is one of its description or a problem (checked by `app.fetch`), and never a failure of the server. */
const failures = async (
  of: readonly Fuzzed[],
  send: Send,
  isRight = (status: number) => status < 500,
): Promise<string[]> => {
  const failed: string[] = [];
  for (const { method, at, inputs } of of)
    for (const input of inputs) {
      const of = `${method} ${at}: ${input.path.slice(0, 200)} ${(input.body ?? '').slice(0, 300)}`;
      const response = await send(method, input).catch((error: unknown) => String(error).slice(0, 300));
      if (typeof response === 'string') failed.push(`${of}: ${response}`);
      else if (!isRight(response.status)) failed.push(`${of}: ${response.status}`);
    }
  return failed;
};
const first = (of: readonly Fuzzed[], count: number) =>
  of.map((one) => ({ ...one, inputs: one.inputs.slice(0, count) }));
const typed = (body: string | undefined) =>
  body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body };

describe(`hostile input made from the description, seed ${SEED}`, () => {
  it('reaches every operation', () => {
    expect(fuzzed.length).toBeGreaterThan(900);
    expect(fuzzed.flatMap(({ inputs }) => inputs).length).toBeGreaterThan(3_000);
  });

  it('of an Owner is answered', async () => {
    const rina = await app.as('rina', 'sagara');
    const send: Send = (method, { path, body }) => rina.request(method, path, body === undefined ? {} : { text: body });
    expect(await failures(fuzzed, send)).toEqual([]);
  });

  it('of a member without permission is answered, and refused where a permission is needed', async () => {
    const budi = await app.as('budi');
    const send: Send = (method, { path, body }) => budi.request(method, path, body === undefined ? {} : { text: body });
    expect(await failures(first(fuzzed, 1), send)).toEqual([]);
  });

  it('of a stranger is 401 everywhere but at the public addresses', async () => {
    const send: Send = (method, { path, body }) => app.fetch(path, { method, ...typed(body) });
    const closed = fuzzed.filter(({ open }) => !open);
    expect(await failures(first(closed, 1), send, (status) => status === 401 || status === 400)).toEqual([]);
    expect(
      await failures(
        fuzzed.filter(({ open }) => open),
        send,
      ),
    ).toEqual([]);
  });

  it('of a program with a key is answered', async () => {
    let n = 0;
    const send: Send = (method, { path, body }) => {
      if (++n % 500 === 0) app.clock.advance(MINUTE);
      const { headers, ...rest } = { headers: {}, ...typed(body) };
      const key = { Authorization: `Bearer ${secret}`, Host: 'localhost' };
      return app.fetch(path, { method, ...rest, headers: { ...headers, ...key } });
    };
    const reached = fuzzed.filter(({ at }) => at.startsWith('/main/api/') && isOpenToKeys(at));
    expect(await failures(first(reached, 1), send, (status) => status < 500 && status !== 429)).toEqual([]);
  });

  it('of an internal admin without a second factor is refused everywhere in the internal area', async () => {
    const wira = await app.as('wira');
    await app.plant((tx) => tx.db.delete(secondFactors).where(eq(secondFactors.userId, people.wira.id)));
    app.clock.advance(MINUTE);
    const internal = first(
      fuzzed.filter(({ at }) => at.startsWith('/admin/')),
      1,
    );
    expect(internal.length).toBeGreaterThan(100);
    const codes = new Set<string>();
    const send: Send = async (method, { path, body }) => {
      const response = await wira.request(method, path, body === undefined ? {} : { text: body });
      codes.add(((await response.clone().json()) as { code: string }).code);
      return response;
    };
    expect(await failures(internal, send, (status) => status === 403 || status === 400)).toEqual([]);
    expect([...codes].filter((code) => code !== 'bad_request')).toEqual(['factor_required']);
  });
});
