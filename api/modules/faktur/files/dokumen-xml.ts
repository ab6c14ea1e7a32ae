import { element, elements } from '#domain/definition/xml.ts';
import type { DokumenInput } from '#domain/faktur/dokumen.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { dokumenKeluaranElements, dokumenMasukanElements } from '#domain/faktur/dokumen-xml.ts';

const files = {
  out: { root: 'SpecialDocBulk', map: dokumenKeluaranElements },
  in: { root: 'InputSpecialDocBulk', map: dokumenMasukanElements },
} as const;

/** One file of other documents of a side for Coretax, piece by piece. */
export async function* writeDokumenXml(
  side: DokumenSide,
  tin: string,
  dokumen: Iterable<DokumenInput> | AsyncIterable<DokumenInput>,
): AsyncGenerator<string> {
  const { root, map } = files[side];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${element('TIN', tin)}\n<ListOfSpecialDoc>\n`;
  for await (const one of dokumen) yield `<SpecialDoc>${elements<DokumenInput>(map, one)}</SpecialDoc>\n`;
  yield `</ListOfSpecialDoc>\n</${root}>\n`;
}
