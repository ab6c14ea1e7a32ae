/** A schema of the API description, as far as bodies are generated from it. */
export type Schema = {
  type?: string | readonly string[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  enum?: readonly string[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  examples?: readonly unknown[];
  maxLength?: number;
  format?: string;
  $ref?: string;
};

/** With the id wherever one is needed, so that a refusal is about the company. */
export const leastOf = (schema: Schema, id: string): unknown => {
  const { type, properties = {}, required = [], items, anyOf, oneOf } = schema;
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples && type === 'string') return schema.examples[0];
  const [one] = anyOf ?? oneOf ?? [];
  if (one) return leastOf(one, id);
  if (type === 'array') return items ? [leastOf(items, id)] : [];
  if (type === 'integer' || type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (type === 'boolean') return true;
  if (type !== 'object') return id.slice(0, schema.maxLength);
  return Object.fromEntries(required.map((name) => [name, leastOf(properties[name] ?? {}, id)]));
};
