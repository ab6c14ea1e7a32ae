import type { z } from '@hono/zod-openapi';
import { expect } from 'vitest';
import type { createApp } from '../../api/http/app.ts';
import { problemSchema } from '../../api/http/problem-schema.ts';

type App = ReturnType<typeof createApp>;
type Declared = { content?: Record<string, { schema?: z.ZodType }> };
type Operation = {
  readonly method: string;
  readonly path: string;
  readonly pattern: RegExp;
  readonly parameters: number;
  readonly responses: Record<string, Declared>;
};

const operationsOf = (app: App): Operation[] =>
  app.openAPIRegistry.definitions
    .flatMap((definition) => (definition.type === 'route' ? [definition.route] : []))
    .map(({ method, path, responses }) => ({
      method: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: path.split('{').length,
      responses: responses as Operation['responses'],
    }))
    .sort((a, b) => a.parameters - b.parameters);

const isJson = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('application/json') ?? false;

/**
 * Holds every answer to what the description says of its operation: the status, each field and its kind, and no field besides.
 * The server does not look at its answers itself, so this is where they are looked at.
 */
export const heldToDescription = (app: App) => {
  let operations: Operation[] | undefined;
  return async (method: string, path: string, response: Response): Promise<void> => {
    if (!isJson(response)) return;
    operations ??= operationsOf(app);
    const [bare = ''] = path.split('?');
    const operation = operations.find((one) => one.method === method && one.pattern.test(bare));
    if (!operation) return;
    const said = `${response.status} of ${method} ${operation.path}`;
    const body: unknown = await response.clone().json();
    const schema = response.ok
      ? operation.responses[response.status]?.content?.['application/json']?.schema
      : problemSchema;
    expect(schema, `${said} is not described`).toBeDefined();
    const read = schema?.safeParse(body);
    expect(read?.error?.issues ?? [], said).toEqual([]);
    // What a schema does not know it leaves out.
    expect(read?.data, said).toEqual(body);
  };
};
