import { element, elements } from '#domain/definition/xml.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import {
  type ReturDokumenPaper,
  returDokumenKeluaranElements,
  returDokumenMasukanElements,
} from '#domain/faktur/retur-dokumen-xml.ts';

const files = {
  out: {
    opening:
      '<OutputSpecialDocReturn xsi:noNamespaceSchemaLocation="schema.xsd" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    ...{ root: 'OutputSpecialDocReturn', list: 'OutputReturnDataList', one: 'OutputReturnData' },
    map: returDokumenKeluaranElements,
  },
  in: {
    opening: '<InputSpecialDocReturn>',
    ...{ root: 'InputSpecialDocReturn', list: 'InputReturnDataList', one: 'InputReturnData' },
    map: returDokumenMasukanElements,
  },
} as const;

/** One file of returns of other documents of a side for Coretax, piece by piece. */
export async function* writeReturDokumenXml(
  side: DokumenSide,
  tin: string,
  returs: Iterable<ReturDokumenPaper> | AsyncIterable<ReturDokumenPaper>,
): AsyncGenerator<string> {
  const { opening, root, list, one, map } = files[side];
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n${element('TIN', tin)}\n<${list}>\n`;
  for await (const retur of returs) yield `<${one}>${elements(map, retur)}</${one}>\n`;
  yield `</${list}>\n</${root}>\n`;
}
