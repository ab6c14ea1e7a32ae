import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boundsOfCalls, type CallBound, type Description } from '../../api/commands/bounds-of-calls.ts';
import { limitsDoc } from '../../api/commands/limits-doc.ts';
import { LARGEST_PREFERENCES } from '../../api/services/preferences/merge-preferences.ts';
import { MOST_VIEWS } from '../../api/services/preferences/saved-views.ts';
import { root } from '../architecture/sources.ts';
import { type Client, type TestApp, testApp } from './app.ts';
import { leastOf, type Schema } from './least-of.ts';

type Operation = {
  'x-needs'?: unknown;
  parameters: readonly { in: string; name: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema?: Schema }> };
};
type Api = Description & {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

let app: TestApp;
let rina: Client;
let admin: Client;
let api: Api;
let calls: CallBound[];
beforeAll(async () => {
  app = await testApp();
  rina = await app.as('rina', 'sagara');
  admin = await app.as('wira');
  api = (await (await rina.request('GET', '/openapi.json')).json()) as Api;
  calls = boundsOfCalls(api);
});
afterAll(() => app.close());

const resolved = (schema: Schema | undefined): Schema =>
  schema?.$ref ? resolved(api.components.schemas[schema.$ref.split('/').at(-1) ?? '']) : (schema ?? {});

const choose = (schema: Schema, key: string): Schema => {
  const one = resolved(schema);
  const choices = [...(one.anyOf ?? []), ...(one.oneOf ?? [])].map(resolved);
  const has = (of: Schema): boolean => (key === '*' ? of.items !== undefined : of.properties?.[key] !== undefined);
  return choices.find(has) ?? one;
};

const beyond = (schema: Schema, { most, unit }: CallBound): unknown => {
  const isEmail = [schema, ...(schema.anyOf ?? [])].some(({ format }) => format === 'email');
  if (unit === 'characters') return isEmail ? '@x.example'.padStart(most + 1, 'x') : 'x'.repeat(most + 1);
  const list = [resolved(schema), ...(resolved(schema).anyOf ?? [])].find(({ items }) => items);
  const entry = leastOf(resolved(list?.items), 'x');
  return Array.from({ length: most + 1 }, (_, at) =>
    Object(entry).key === undefined ? entry : { ...Object(entry), key: `x${at}` },
  );
};

/** The smallest body of a call that exceeds its bound in this place. */
const filled = (schema: Schema, at: readonly string[], bound: CallBound): unknown => {
  const [key, ...rest] = at;
  if (key === undefined) return beyond(schema, bound);
  const one = choose(schema, key);
  if (key === '*') return [filled(one.items ?? {}, rest, bound)];
  return { ...(leastOf(one, 'x') as object), [key]: filled(one.properties?.[key] ?? {}, rest, bound) };
};

/** Whether the error is about this place: for a union it is reported at the union. */
const isAbout = (errors: Record<string, string> | undefined, at: readonly string[]): boolean => {
  const place = at.map((key) => (key === '*' ? '0' : key)).join('.');
  return Object.keys(errors ?? {}).some((key) => place.startsWith(key) || key.startsWith(place));
};

/** Whether the message names the bound. A value outside an enumeration gets that message, whatever its length. */
const saysHow = (errors: Record<string, string> | undefined, { at, most }: CallBound): boolean =>
  at[0] === 'furtherKlu' || Object.values(errors ?? {}).some((words) => words.replaceAll('.', '').includes(`${most}`));

const send = (bound: CallBound): Promise<Response> => {
  const { method, path, where, at, most } = bound;
  const operation = api.paths[path]?.[method];
  if (!operation) throw new Error(`no operation ${method} ${path}`);
  const who = operation['x-needs'] === 'internal' ? admin : rina;
  const messageOf = (name: string, schema: Schema): string =>
    name === at[0] ? 'x'.repeat(most + 1) : String(leastOf(resolved(schema), 'nobody'));
  const request = (kind: string) => operation.parameters.filter((one) => one.in === kind);
  const to = request('path').reduce(
    (address, { name, schema }) =>
      address.replace(
        `{${name}}`,
        where === 'path' ? messageOf(name, schema) : String(leastOf(resolved(schema), 'nobody')),
      ),
    path,
  );
  const query = new URLSearchParams(
    request('query')
      .filter(({ name, required }) => required || (where === 'query' && name === at[0]))
      .map(({ name, schema }) => [
        name,
        where === 'query' ? messageOf(name, schema) : String(leastOf(resolved(schema), 'nobody')),
      ]),
  );
  const address = query.size > 0 ? `${to}?${query}` : to;
  const schema = operation.requestBody?.content['application/json']?.schema;
  return who.request(
    method.toUpperCase(),
    address,
    where === 'body' && schema ? { json: filled(schema, at, bound) } : {},
  );
};

describe('a bound of the description', () => {
  it('is listed in docs/limits.md, with every other (`npm run docs` writes it)', () => {
    expect(calls.length).toBeGreaterThan(200);
    expect(readFileSync(join(root, 'docs/limits.md'), 'utf8')).toBe(limitsDoc(api));
  });

  it('applies: one beyond it is refused, the field is named and the message has the bound', async () => {
    const taken: unknown[] = [];
    for (const bound of calls) {
      const answer = await send(bound);
      const viewOf = (await answer.json().catch(() => ({}))) as { errors?: Record<string, string> };
      // An unknown id is not found, whatever its length.
      const refused = bound.where === 'path' ? [404, 422].includes(answer.status) : answer.status === 422;
      const isNoted = bound.where === 'path' || (isAbout(viewOf.errors, bound.at) && saysHow(viewOf.errors, bound));
      if (!refused || !isNoted)
        taken.push([
          bound.method,
          bound.path,
          bound.where,
          bound.at.join('.'),
          bound.most,
          answer.status,
          viewOf.errors,
        ]);
    }
    expect(taken).toEqual([]);
  });
});

describe('what one person keeps', () => {
  it('of saved views has an end', async () => {
    for (let at = 0; at < MOST_VIEWS; at++) await rina.post('/saved-views', { list: 'x', name: `n${at}`, state: {} });
    const more = await rina.request('POST', '/saved-views', { json: { list: 'x', name: 'one more', state: {} } });
    expect(more.status).toBe(409);
  });

  it('of preferences has an end', async () => {
    const words = 'x'.repeat(LARGEST_PREFERENCES / 4);
    const put = (json: object) => rina.request('PUT', '/user/preferences', { json });
    const answers = [];
    for (const name of ['a', 'b', 'c', 'd']) answers.push((await put({ [name]: words })).status);
    expect(answers.at(0)).toBeLessThan(300);
    expect(answers.at(-1)).toBe(413);
  });
});
