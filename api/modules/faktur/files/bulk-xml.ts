import { element, elements, type XmlBulk } from '#domain/definition/xml.ts';

export async function* writeBulkXml<R>(
  { root, opening, list, one, map }: XmlBulk<R>,
  tin: string,
  documents: Iterable<R> | AsyncIterable<R>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n${element('TIN', tin)}\n<${list}>\n`;
  for await (const document of documents) yield `<${one}>${elements(map, document)}</${one}>\n`;
  yield `</${list}>\n</${root}>\n`;
}
