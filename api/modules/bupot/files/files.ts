import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { withWrittenAmounts } from '#domain/bupot/written-amounts.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import { element, elements } from '#domain/definition/xml.ts';
import type { ZipEntry } from '../../../output/zip.ts';

/** A stream, so that memory use does not grow with the number of slips. */
export async function* writeBupotXml(
  kind: SlipKind,
  tin: string,
  slips: Iterable<Bupot> | AsyncIterable<Bupot>,
): AsyncGenerator<string> {
  const { root, list, item, elements: map } = slipLayouts[kind];
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<${root} xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">\n${element('TIN', tin)}\n<${list}>\n`;
  for await (const slip of slips) yield `<${item}>${elements(map, withWrittenAmounts(slip))}</${item}>\n`;
  yield `</${list}>\n</${root}>\n`;
}

/** Used where no limit is published: the limit for invoices. */
const AT_MOST = 1_000;

export const slipsPerFile = (kind: SlipKind): number => slipLayouts[kind].perFile ?? AT_MOST;

export async function* bupotFiles(kind: SlipKind, tin: string, slips: AsyncGenerator<Bupot>): AsyncGenerator<ZipEntry> {
  let next = await slips.next();
  const part = async function* (): AsyncGenerator<Bupot> {
    for (let n = 0; n < slipsPerFile(kind) && !next.done; n++, next = await slips.next()) yield next.value;
  };
  for (let file = 1; !next.done; file++)
    yield {
      name: `${kind}-${slipLayouts[kind].root}-${String(file).padStart(3, '0')}.xml`,
      content: () => writeBupotXml(kind, tin, part()),
    };
}
