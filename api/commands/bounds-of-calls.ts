/** A schema of the OpenAPI description, reduced to the parts that set bounds. */
type Bounded = {
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Bounded>>;
  readonly items?: Bounded;
  readonly anyOf?: readonly Bounded[];
  readonly oneOf?: readonly Bounded[];
  readonly $ref?: string;
};
type Described = {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Bounded;
  }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Bounded }>> };
};
export type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Bounded>> };
};

/** `at` is the path of keys to the field, with `*` for every item of a list. */
export type CallBound = {
  readonly method: string;
  readonly path: string;
  readonly where: 'path' | 'query' | 'body';
  readonly at: readonly string[];
  readonly most: number;
  readonly unit: 'characters' | 'entries';
};

type Found = Pick<CallBound, 'at' | 'most' | 'unit'>;

const boundsOf = (schema: Bounded, api: Description, at: readonly string[] = []): Found[] => {
  const named = schema.$ref && api.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (named) return at.length > 8 ? [] : boundsOf(named, api, at);
  const { maxLength, maxItems, properties = {}, items, anyOf = [], oneOf = [] } = schema;
  return [
    ...(maxLength === undefined ? [] : [{ at, most: maxLength, unit: 'characters' } as const]),
    ...(maxItems === undefined ? [] : [{ at, most: maxItems, unit: 'entries' } as const]),
    ...Object.entries(properties).flatMap(([name, one]) => boundsOf(one, api, [...at, name])),
    ...(items ? boundsOf(items, api, [...at, '*']) : []),
    ...[...anyOf, ...oneOf].flatMap((one) => boundsOf(one, api, at)),
  ];
};

export const boundsOfCalls = (api: Description): CallBound[] =>
  Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { parameters = [], requestBody }]) => [
      ...parameters.flatMap(({ in: where, name, schema }) =>
        where === 'path' || where === 'query'
          ? boundsOf(schema, api, [name]).map((one) => ({ method, path, where, ...one }) as const)
          : [],
      ),
      ...boundsOf(requestBody?.content['application/json']?.schema ?? {}, api).map(
        (one) => ({ method, path, where: 'body', ...one }) as const,
      ),
    ]),
  );
