/** The parts of an OpenAPI schema that the contract promises. */
export type Shape = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
};
type Content = Readonly<Record<string, { readonly schema?: Shape }>>;
export type DescribedOperation = {
  readonly 'x-needs'?: string | readonly string[];
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly required?: boolean;
    readonly schema: Shape;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
};
export type Described = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
};

/** By name: its types, with `!` if it is always there. Names of input begin with `?` (address), `needs` or `body`. */
export type Facts = Map<string, string>;
/** By operation (`GET /main/api/x`) or schema (`in FakturInput`, `out Faktur`). */
export type ContractFacts = Map<string, Facts>;

type Direction = 'in' | 'out';
type Found = { readonly types: Set<string>; readonly parts: Map<string, { types: Set<string>; always: boolean }> };

const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';
const namesOf = (type: Shape['type']): string[] =>
  [type ?? []].flat().map((one) => (one === 'integer' ? 'number' : one));

const collect = (shape: Shape, at: string, direction: Direction, found: Found, types: Set<string>): void => {
  const add = (name: string, one: Shape, always: boolean) => {
    const known = found.parts.get(name);
    const part = { types: known?.types ?? new Set<string>(), always: (known?.always ?? true) && always };
    found.parts.set(name, part);
    collect(one, name, direction, found, part.types);
  };
  if (shape.$ref) types.add(nameOf(shape.$ref));
  const values = shape.enum ?? (shape.const === undefined ? [] : [shape.const]);
  // A response may get further values.
  if (values.length > 0 && direction === 'in') for (const value of values) types.add(JSON.stringify(value));
  else for (const name of namesOf(shape.type)) if (name !== 'array') types.add(name);
  for (const one of [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])])
    collect(one, at, direction, found, types);
  for (const [name, one] of Object.entries(shape.properties ?? {}))
    add(at === '' ? name : `${at}.${name}`, one, shape.required?.includes(name) ?? false);
  if (shape.items) {
    const items = new Set<string>();
    collect(shape.items, `${at}[]`, direction, found, items);
    for (const type of items.size > 0 ? items : ['any']) types.add(`${type}[]`);
  }
  if (typeof shape.additionalProperties === 'object') add(`${at}.*`, shape.additionalProperties, false);
};

const factsOf = (shape: Shape, at: string, direction: Direction, facts: Facts): void => {
  const found: Found = { types: new Set(), parts: new Map() };
  collect(shape, at, direction, found, found.types);
  const text = (types: Set<string>, always: boolean): string =>
    `${[...(types.size > 0 ? types : ['any'])].toSorted().join('|')}${always ? '!' : ''}`;
  if (at !== '') facts.set(at, text(found.types, true));
  for (const [name, { types, always }] of found.parts) facts.set(name, text(types, always));
};

const operationFacts = (operation: DescribedOperation): Facts => {
  const facts: Facts = new Map();
  const needs = [operation['x-needs'] ?? []].flat();
  if (needs.length > 0) facts.set('needs', `${needs.toSorted().join('|')}!`);
  for (const { in: where, name, required, schema } of operation.parameters ?? []) {
    if (where !== 'path' && where !== 'query') continue;
    factsOf(schema, `?${name}`, 'in', facts);
    if (!required) facts.set(`?${name}`, (facts.get(`?${name}`) ?? '').replace(/!$/, ''));
  }
  for (const { schema = {} } of Object.values(operation.requestBody?.content ?? {}))
    factsOf(schema, 'body', 'in', facts);
  for (const [status, { content }] of Object.entries(operation.responses)) {
    if (status === 'default') continue;
    const [[type, { schema = {} }] = ['', {}]] = Object.entries(content ?? {});
    if (type === 'application/json') factsOf(schema, status, 'out', facts);
    else facts.set(status, `${type || 'nothing'}!`);
  }
  return facts;
};

const referred = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );

/** The operations of `isOpen` and the schemas they use. */
export const contractFacts = ({ paths, components }: Described, isOpen: (path: string) => boolean): ContractFacts => {
  const facts: ContractFacts = new Map();
  const addSchema = (name: string, direction: Direction): void => {
    const owner = `${direction} ${name}`;
    const shape = components.schemas[name];
    if (!shape || facts.has(owner)) return;
    const own: Facts = new Map();
    facts.set(owner, own);
    factsOf(shape, '', direction, own);
    for (const further of referred(shape)) addSchema(further, direction);
  };
  for (const [path, operations] of Object.entries(paths).filter(([path]) => isOpen(path)))
    for (const [method, operation] of Object.entries(operations)) {
      facts.set(`${method.toUpperCase()} ${path}`, operationFacts(operation));
      for (const name of referred([operation.parameters, operation.requestBody])) addSchema(name, 'in');
      for (const name of referred(operation.responses)) addSchema(name, 'out');
    }
  return new Map([...facts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};
