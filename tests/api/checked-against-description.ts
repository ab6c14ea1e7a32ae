import { isDeepStrictEqual } from 'node:util';
import type { z } from '@hono/zod-openapi';
import { expect } from 'vitest';
import type { createApp } from '../../api/app/app.ts';
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

/** Paths are looked up by method and number of segments. */
const room = (method: string, path: string): string => `${method} ${path.split('/').length}`;

const operationsOf = (app: App): Map<string, Operation[]> => {
  const rooms = new Map<string, Operation[]>();
  const operations = app.openAPIRegistry.definitions
    .flatMap((definition) => (definition.type === 'route' ? [definition.route] : []))
    .map(({ method, path, responses }) => ({
      method: method.toUpperCase(),
      path,
      pattern: new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
      parameters: path.split('{').length,
      responses: responses as Operation['responses'],
    }))
    .sort((a, b) => a.parameters - b.parameters);
  for (const one of operations) {
    const at = room(one.method, one.path);
    rooms.set(at, [...(rooms.get(at) ?? []), one]);
  }
  return rooms;
};

const isJson = (response: Response): boolean =>
  response.headers.get('Content-Type')?.startsWith('application/json') ?? false;

/**
 * The status, each field and its type, and no other fields. The server does not validate its own responses, so it is
 * done here.
 */
export const checkedAgainstDescription = (app: App) => {
  let operations: Map<string, Operation[]> | undefined;
  return async (method: string, path: string, response: Response): Promise<Response> => {
    if (!isJson(response)) return response;
    operations ??= operationsOf(app);
    const [bare = ''] = path.split('?');
    const operation = operations.get(room(method, bare))?.find((one) => one.pattern.test(bare));
    if (!operation) return response;
    const message = `${response.status} of ${method} ${operation.path}`;
    const text = await response.text();
    // Only the caller reads the body; a clone would create two more streams.
    const answer = new Response(text, response);
    const body: unknown = JSON.parse(text);
    const schema = response.ok
      ? operation.responses[response.status]?.content?.['application/json']?.schema
      : problemSchema;
    const read = schema?.safeParse(body);
    // Nearly all responses match, and this check is faster than vitest's comparison.
    if (read?.success && isDeepStrictEqual(read.data, body)) return answer;
    expect(schema, `${message} is not described`).toBeDefined();
    expect(read?.error?.issues ?? [], message).toEqual([]);
    // Parsing drops fields that the schema does not have.
    expect(read?.data, message).toEqual(body);
    return answer;
  };
};
