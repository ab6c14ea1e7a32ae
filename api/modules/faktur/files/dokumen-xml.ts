import { element, elements } from '#domain/definition/xml.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { dokumenKeluaranElements, dokumenMasukanElements } from '#domain/faktur/dokumen-xml.ts';

const files = {
  out: { root: 'SpecialDocBulk', schema: 'schema.xsd', map: dokumenKeluaranElements },
  in: { root: 'InputSpecialDocBulk', schema: 'SpecialInput.xsd', map: dokumenMasukanElements },
} as const;

/** One file of other documents of a side for Coretax, piece by piece. */
export async function* writeDokumenXml(
  side: DokumenSide,
  tin: string,
  dokumen: Iterable<DokumenInput> | AsyncIterable<DokumenInput>,
): AsyncGenerator<string> {
  const { root, schema, map } = files[side];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<${root} xsi:noNamespaceSchemaLocation="${schema}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n`;
  yield `${element('TIN', tin)}\n<ListOfSpecialDoc>\n`;
  for await (const one of dokumen) yield `<SpecialDoc>${elements<DokumenInput>(map, one)}</SpecialDoc>\n`;
  yield `</ListOfSpecialDoc>\n</${root}>\n`;
}
