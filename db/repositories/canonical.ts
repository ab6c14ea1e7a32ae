const inOrder = (keys: readonly string[]): boolean => {
  for (let at = 1; at < keys.length; at++) if ((keys[at] as string) < (keys[at - 1] as string)) return false;
  return true;
};

/**
 * With sorted keys, so that its JSON is the same before and after storage: Postgres' jsonb does not keep their order.
 * Sorted values are not copied, because a history has thousands of rows with the same shape.
 */
export const canonical = (value: unknown): unknown => {
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) return value.map(canonical);
  const within = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(within);
  const stands = inOrder(keys);
  if (!stands) keys.sort();
  const inner = keys.map((key) => canonical(within[key]));
  if (stands && inner.every((one, at) => one === within[keys[at] as string])) return value;
  return Object.fromEntries(keys.map((key, at) => [key, inner[at]]));
};

/** The text of a row that a digest is computed from; a null field is left out, so that a new column changes no digest. */
export const canonicalText = (row: Readonly<Record<string, unknown>>, fields: readonly string[]): string => {
  const cells: Record<string, unknown> = {};
  for (const key of fields) if (row[key] !== null) cells[key] = canonical(row[key]);
  return JSON.stringify(cells);
};
