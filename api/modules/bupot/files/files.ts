import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import type { ZipEntry } from '../../../output/zip.ts';
import { writeBupotXml } from './xml.ts';

/** Where no limit is known: as many as the office takes of invoices. */
const AT_MOST = 1_000;

/** How many slips of a kind one file holds. */
export const slipsPerFile = (kind: SlipKind): number => slipLayouts[kind].perFile ?? AT_MOST;

/** Slips of a kind as files of the office, each written while it is read. */
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
