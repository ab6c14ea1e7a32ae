import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import { element, elements } from '#domain/definition/xml.ts';

/** One file of slips of a kind for Coretax, piece by piece, so that ten thousand slips need no more memory than one. */
export async function* writeBupotXml(
  kind: SlipKind,
  tin: string,
  slips: Iterable<Bupot> | AsyncIterable<Bupot>,
): AsyncGenerator<string> {
  const { root, list, item, elements: map } = slipLayouts[kind];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<${root} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n${element('TIN', tin)}\n<${list}>\n`;
  for await (const slip of slips) yield `<${item}>${elements(map, slip)}</${item}>\n`;
  yield `</${list}>\n</${root}>\n`;
}
