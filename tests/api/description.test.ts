import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from './app.ts';

type Operation = { operationId?: string };

let app: TestApp;
let operations: [at: string, operation: Operation][];

beforeAll(async () => {
  app = await testApp();
  const { paths } = (await (await app.fetch('/main/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
});
afterAll(() => app.close());

describe('the description of the API', () => {
  it('gives every operation a name of its own, of a verb and a noun', () => {
    const named = new Map<string, string>();
    for (const [at, { operationId = '' }] of operations) {
      expect(operationId, at).toMatch(/^[a-z]+[A-Z][A-Za-z0-9]+$/);
      expect(named.get(operationId), `${operationId} is also ${at}`).toBeUndefined();
      named.set(operationId, at);
    }
    expect(named.size).toBeGreaterThan(400);
  });
});
