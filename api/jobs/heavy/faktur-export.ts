import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { leftOutOfXml } from '#domain/faktur/keluaran-xml.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { writeFakturCsv } from '../../output/faktur-csv.ts';
import { writeFakturXlsx } from '../../output/faktur-xlsx.ts';
import { INVOICES_PER_FILE, writeTaxInvoiceXml } from '../../output/taxinvoice-xml.ts';
import { writeZip, type ZipEntry } from '../../output/zip.ts';
import type { HeavyTools } from '../handler.ts';
import { type SourceInput, withSource } from './faktur-source.ts';
import { nameOne, nobodyNamed, type SomeNamed } from './named-in-file.ts';

export type ExportFormat = 'xml' | 'xlsx' | 'csv';
export type ExportInput = SourceInput & { tin: string; format: ExportFormat; locale: Locale; path: string };
/** `reason` is the message key of the first that was left out. `extension` is zip when Coretax's limit of 1,000 invoices a file asks for several files. */
export type ExportOutput = {
  count: number;
  leftOut: SomeNamed;
  reason: string | null;
  extension: 'xml' | 'zip' | 'xlsx' | 'csv';
};

/** Splits a stream of invoices into files of at most a thousand, each written while it is read. */
async function* xmlFiles(tin: string, fakturs: AsyncGenerator<Faktur>): AsyncGenerator<ZipEntry> {
  let next = await fakturs.next();
  const part = async function* (): AsyncGenerator<Faktur> {
    for (let n = 0; n < INVOICES_PER_FILE && !next.done; n++, next = await fakturs.next()) yield next.value;
  };
  for (let file = 1; !next.done; file++)
    yield {
      name: `TaxInvoiceBulk-${String(file).padStart(3, '0')}.xml`,
      content: () => writeTaxInvoiceXml(tin, part()),
    };
}

/** Writes a selection of invoices to a file and names what the format could not carry. */
export default (input: ExportInput, tools: HeavyTools): Promise<ExportOutput> =>
  withSource(input, tools, async (fakturs) => {
    const { format, locale, path, tin } = input;
    const leftOut = nobodyNamed();
    let first: string | null = null;
    let count = 0;
    const carried = async function* (): AsyncGenerator<Faktur> {
      for await (const faktur of fakturs) {
        const reason = format === 'xml' ? leftOutOfXml(faktur) : null;
        if (reason) {
          first ??= reason;
          nameOne(leftOut, () => ({
            id: faktur.id,
            label: faktur.number ?? faktur.reference ?? faktur.id,
            message: say(locale, reason),
          }));
        } else {
          count++;
          yield faktur;
        }
      }
    };
    const toFile = (text: AsyncIterable<string>) => pipeline(Readable.from(text), createWriteStream(path));
    const split = format === 'xml' && input.total > INVOICES_PER_FILE;
    if (format === 'xlsx') await writeFakturXlsx(path, carried(), locale);
    else if (format === 'csv') await toFile(writeFakturCsv(carried(), locale));
    else if (split) await writeZip(path, xmlFiles(tin, carried()), { compress: true });
    else await toFile(writeTaxInvoiceXml(tin, carried()));
    return { count, leftOut, reason: first, extension: split ? 'zip' : format };
  });
