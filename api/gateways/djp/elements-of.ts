import type { XmlMap } from '#domain/definition/xml.ts';

export const elementsOf = <R>(map: XmlMap<R>, record: R): Record<string, string | null> => {
  const values: Record<string, string | null> = {};
  for (const [name, value] of map) {
    const content = typeof value === 'function' ? value(record) : record[value];
    values[name] = content === null || content === undefined ? null : String(content);
  }
  return values;
};
