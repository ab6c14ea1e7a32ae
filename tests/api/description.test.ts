import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './app.ts';

type Json = { [key: string]: Json } | Json[] | string | number | boolean | null;
type Operation = {
  operationId?: string;
  parameters?: { name: string }[];
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
};

/** Free-form input of people and outside systems is returned unchanged. */
const FREE = [
  'HistoryEntry',
  'JobResult',
  'Profile',
  'listSavedViews',
  'addSavedView',
  'updateSavedView',
  'updatePreferences',
];

const isFree = (schema: Json): boolean => {
  if (schema === null || typeof schema !== 'object') return false;
  if (Array.isArray(schema)) return schema.some(isFree);
  const { additionalProperties, properties = {} } = schema;
  const hasNoDescription = (one: Json | undefined): boolean =>
    typeof one === 'object' &&
    one !== null &&
    !['type', '$ref', 'anyOf', 'oneOf', 'enum', 'const'].some((key) => key in one);
  if (hasNoDescription(additionalProperties) || Object.values(properties as object).some(hasNoDescription)) return true;
  return Object.values(schema).some(isFree);
};

let app: TestApp;
let named: Record<string, Json>;
let operations: [at: string, operation: Operation][];

beforeAll(async () => {
  app = await testApp();
  const rina = await app.as('rina');
  const { paths, components } = await rina.get<{
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Json> };
  }>('/openapi.json');
  named = components.schemas;
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
});
afterAll(() => app.close());

describe('the description of the API', () => {
  it('gives every operation a name of its own, of a verb and a noun', () => {
    const seen = new Map<string, string>();
    for (const [at, { operationId = '' }] of operations) {
      expect(operationId, at).toMatch(/^[a-z]+[A-Z][A-Za-z0-9]+$/);
      expect(seen.get(operationId), `${operationId} is also ${at}`).toBeUndefined();
      seen.set(operationId, at);
    }
    expect(seen.size).toBeGreaterThan(400);
  });

  it('asks for no tax number in an address, which logs and histories keep', () => {
    const request = operations.flatMap(([at, { parameters = [] }]) =>
      parameters.filter(({ name }) => /npwp|nik|nitku|tin$|identity/i.test(name)).map(({ name }) => `${at}: ${name}`),
    );
    expect(request).toEqual([]);
    expect(operations.filter(([at]) => /\{(npwp|nik|nitku|tin|identity)\}/i.test(at))).toEqual([]);
  });

  it('describes the response of every operation, field by field', () => {
    const free = Object.entries(named).flatMap(([name, schema]) => (isFree(schema) ? [name] : []));
    for (const [at, { operationId = '', responses }] of operations) {
      const [[status, answer] = ['', {}]] = Object.entries(responses);
      const [content] = Object.values(answer.content ?? {});
      if (status !== '204') expect(content, `${at} says nothing of its answer`).toBeDefined();
      if (content && isFree(content.schema)) free.push(operationId);
    }
    expect(free.filter((name) => name !== 'Problem').toSorted()).toEqual(FREE.toSorted());
  });
});
