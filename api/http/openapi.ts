import { type OpenAPIHono, z } from '@hono/zod-openapi';
import { sessionName } from './cookie.ts';
import type { Env } from './edge.ts';
import { problemSchema } from './problem-schema.ts';

type Json = Record<string, unknown>;
type Content = Record<string, { schema?: unknown }>;
type Route = {
  method: string;
  path: string;
  operationId: string;
  summary?: string;
  tags?: string[];
  'x-needs'?: unknown;
  'x-idempotent'?: true;
  request?: { params?: z.ZodObject; query?: z.ZodObject; body?: { content: Content } };
  responses: Record<string, { description: string; content?: Content }>;
};

type Named = Record<string, Json>;

const PLACE = '#/components/schemas/';

/** Named schemas are collected. Types JSON Schema cannot express (a file, a custom check) are unrestricted. */
const schemaOf = (schema: unknown, named: Named): Json => {
  const text = JSON.stringify(z.toJSONSchema(schema as z.ZodType, { io: 'input', unrepresentable: 'any' }));
  const { $schema: _, $defs, id, ...described } = JSON.parse(text.replaceAll('"#/$defs/', `"${PLACE}`)) as Json;
  for (const [name, { id: __, ...definition }] of Object.entries(($defs ?? {}) as Named)) named[name] ??= definition;
  if (typeof id !== 'string') return described;
  named[id] ??= JSON.parse(JSON.stringify(described).replaceAll('"$ref":"#"', `"$ref":"${PLACE}${id}"`)) as Json;
  return { $ref: PLACE + id };
};

const FILE = { type: 'string', format: 'binary' };

const formOf = (schema: unknown, named: Named): Json => {
  const described = schemaOf(schema, named);
  const properties = Object.entries((described.properties ?? {}) as Record<string, Json>);
  return {
    ...described,
    properties: Object.fromEntries(properties.map(([name, one]) => [name, Object.keys(one).length === 0 ? FILE : one])),
  };
};

const contentOf = (content: Content, named: Named): Json =>
  Object.fromEntries(
    Object.entries(content).map(([type, { schema }]) => [
      type,
      { schema: type.startsWith('multipart/') ? formOf(schema, named) : schemaOf(schema, named) },
    ]),
  );

const parametersOf = (schema: z.ZodObject | undefined, where: 'path' | 'query'): Json[] => {
  if (!schema) return [];
  const described = schemaOf(schema, {});
  const required = new Set((described.required ?? []) as string[]);
  return Object.entries((described.properties ?? {}) as Json).map(([name, one]) => ({
    name,
    in: where,
    required: where === 'path' || required.has(name),
    schema: one,
  }));
};

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key with the same request is answered once; kept for 24 hours.',
  schema: { type: 'string', maxLength: 200 },
};

const COMPANY = {
  name: 'X-Company-Id',
  in: 'header',
  required: false,
  description:
    'The company the call means (or `company` in the address). Another one than the session works in is refused with 409 other_company; a write must name one.',
  schema: { type: 'string', maxLength: 64 },
};

const BY_BODY =
  'Every GET may be sent as a POST to the same path, with `X-HTTP-Method-Override: GET` and its query as the body (`application/x-www-form-urlencoded`), so that no address contains a number that is searched for. A request with an API key may name the version of the contract in the header `Patuh-Version`; its response names the one it follows.';

const isForEverybody = ({ path }: Route): boolean => /^\/(public|demo)\//.test(path);

const operationOf = (route: Route, named: Named): Json => ({
  operationId: route.operationId,
  summary: route.summary,
  tags: route.tags,
  ...(route['x-needs'] ? { 'x-needs': route['x-needs'] } : {}),
  ...(isForEverybody(route) ? { security: [] } : {}),
  parameters: [
    ...parametersOf(route.request?.params, 'path'),
    ...parametersOf(route.request?.query, 'query'),
    ...(route['x-idempotent'] ? [KEY] : []),
    ...(isForEverybody(route) ? [] : [COMPANY]),
  ],
  ...(route.request?.body
    ? { requestBody: { required: true, content: contentOf(route.request.body.content, named) } }
    : {}),
  responses: {
    ...Object.fromEntries(
      Object.entries(route.responses).map(([status, { description, content }]) => [
        status,
        { description, ...(content ? { content: contentOf(content, named) } : {}) },
      ]),
    ),
    default: { $ref: '#/components/responses/Problem' },
  },
});

export const describeApi = (app: OpenAPIHono<Env>, secure: boolean): Json => {
  const paths: Record<string, Json> = {};
  const named: Named = {};
  for (const definition of app.openAPIRegistry.definitions) {
    if (definition.type !== 'route') continue;
    const route = definition.route as unknown as Route;
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route, named) };
  }
  const problem = schemaOf(problemSchema, named);
  return {
    openapi: '3.1.0',
    info: { title: 'Patuh API', version: '1.0.0', description: BY_BODY },
    servers: [{ url: '/' }],
    security: [{ session: [], csrf: [] }, { key: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionName(secure) },
        key: { type: 'http', scheme: 'bearer', description: 'An API key of the company, or a token for one.' },
        csrf: {
          type: 'apiKey',
          in: 'header',
          name: 'X-CSRF-Token',
          description: 'On every call but GET; from the sign-in’s answer or the page’s meta tag.',
        },
      },
      schemas: named,
      responses: {
        Problem: {
          description: 'What went wrong',
          content: { 'application/json': { schema: problem } },
        },
      },
    },
  };
};
