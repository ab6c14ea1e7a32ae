const METHODS = ['get', 'post', 'put', 'patch', 'delete'];
const OURS = '/main/api';

const successOf = ({ responses }) => Object.entries(responses).find(([status]) => /^2/.test(status)) ?? [];

const queryOf = (operation, type) => {
  const query = (operation.parameters ?? []).filter((one) => one.in === 'query');
  if (query.length === 0) return [];
  return [`query${query.some(({ required }) => required) ? '' : '?'}: ${type}['parameters']['query']`];
};

const bodyOf = ({ requestBody }, type) => {
  const [media] = Object.keys(requestBody?.content ?? {});
  if (!media) return [];
  return [
    `body: ${media === 'application/json' ? `Readable<${type}['requestBody']['content']['${media}']>` : 'FormData'}`,
  ];
};

const resultOf = (operation, type) => {
  const [status, success] = successOf(operation);
  const [media] = Object.keys(success?.content ?? {});
  if (!media) return 'undefined';
  return media === 'application/json' ? `${type}['responses'][${status}]['content']['${media}']` : 'Blob';
};

const callOf = (path, operation) => {
  const type = `operations['${operation.operationId}']`;
  const request = [
    ...(path.includes('{') ? [`path: ${type}['parameters']['path']`] : []),
    ...queryOf(operation, type),
    ...bodyOf(operation, type),
  ];
  return `{ request: { ${request.join('; ')} }; result: ${resultOf(operation, type)} }`;
};

/** Bodies may be made of values that the caller may not change. */
const READABLE = `type Readable<T> = T extends readonly (infer Item)[]
  ? readonly Readable<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: Readable<T[K]> }
    : T;
`;

/** A flat map by method and path, which the compiler looks up faster than nested conditional types. */
export const callsOf = ({ paths }) => {
  const byMethod = METHODS.map((method) => {
    const calls = Object.entries(paths)
      .filter(([, operations]) => operations[method])
      .map(([path, operations]) => {
        const short = path.startsWith(`${OURS}/`) ? path.slice(OURS.length) : path;
        return `    '${short}': ${callOf(path, operations[method])};\n`;
      });
    return `  ${method.toUpperCase()}: {\n${calls.join('')}  };\n`;
  });
  return `${READABLE}export interface Calls {\n${byMethod.join('')}}\n`;
};

/** openapi-typescript ignores `propertyNames`. */
const withKeys = (schema) => {
  if (Array.isArray(schema)) return schema.map(withKeys);
  if (schema === null || typeof schema !== 'object') return schema;
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, withKeys(part)]));
  const { propertyNames, additionalProperties, ...rest } = parts;
  if (!Array.isArray(propertyNames?.enum)) return parts;
  return { ...rest, properties: Object.fromEntries(propertyNames.enum.map((key) => [key, additionalProperties])) };
};

export const reduced = ({ paths, components, ...rest }) =>
  withKeys({
    ...rest,
    paths: Object.fromEntries(
      Object.entries(paths).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, { summary: _, parameters, responses, ...operation }]) => {
            const { default: __, ...answers } = responses;
            const kept = (parameters ?? []).filter((one) => one.in !== 'header');
            return [method, { ...operation, parameters: kept, responses: answers }];
          }),
        ),
      ]),
    ),
    components: { schemas: components.schemas },
  });
