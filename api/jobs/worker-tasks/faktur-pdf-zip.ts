import type { Faktur } from '#domain/faktur/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { fakturRow } from '../../../db/repositories/faktur/faktur.ts';
import { drawFakturPdf } from '../../modules/faktur/files/pdf.ts';
import { type Seller, viewOf } from '../../modules/faktur/files/source.ts';
import { fileName, type NameParts, uniqueNames } from '../../output/file-name.ts';
import { writeZip, type ZipEntry } from '../../output/zip.ts';
import type { TaskTools } from '../handler.ts';
import { type SourceInput, withSource } from './faktur-source.ts';

export type PdfZipInput = SourceInput & { seller: Seller; pattern: string; locale: Locale; path: string };

const partsOf = (faktur: Faktur, locale: Locale): NameParts => ({
  nomor: faktur.number ?? faktur.reference ?? faktur.id,
  referensi: faktur.reference ?? faktur.id,
  pembeli: faktur.counterpartyName,
  npwp: faktur.counterpartyNpwp,
  tanggal: faktur.date,
  masa: faktur.period,
  status: say(locale, `faktur.status.${faktur.status}`),
});

/** Draws each invoice when its turn in the zip comes. */
export default (input: PdfZipInput, tools: TaskTools): Promise<{ count: number }> =>
  withSource(input, tools, async (fakturs, query) => {
    const { locale, pattern, scope, seller } = input;
    const unique = uniqueNames();
    let count = 0;
    const entries = async function* (): AsyncGenerator<ZipEntry> {
      for await (const faktur of fakturs) {
        const original = faktur.replaces ? await fakturRow(scope, query, faktur.replaces) : undefined;
        const view = viewOf(faktur, seller, { replacesNumber: original?.number ?? null });
        count++;
        yield {
          name: unique(fileName(pattern, partsOf(faktur, locale), 'pdf')),
          content: () => drawFakturPdf(view, locale),
        };
      }
    };
    await writeZip(input.path, entries(), { compress: false });
    return { count };
  });
