import type { XmlMap } from '#domain/definition/xml.ts';

/** Converts a record to an object of elements, with the map that also writes the import file. */
export const elementsOf = <R>(map: XmlMap<R>, record: R): Record<string, string | null> => {
  const values: Record<string, string | null> = {};
  for (const [name, value] of map) {
    const content = typeof value === 'function' ? value(record) : record[value];
    values[name] = content === null || content === undefined ? null : String(content);
  }
  return values;
};
