import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { labelOf } from '#domain/faktur/label.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import type { Locale } from '#domain/messages/index.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { type Judged, judgedForFile } from '../../modules/faktur/file-refusal.ts';
import { writeFakturCsv } from '../../modules/faktur/files/csv.ts';
import { INVOICES_PER_FILE, writeTaxInvoiceXml } from '../../modules/faktur/files/taxinvoice-xml.ts';
import { writeFakturXlsx } from '../../modules/faktur/files/xlsx.ts';
import { writeZip, type ZipEntry } from '../../output/zip.ts';
import type { TaskTools } from '../handler.ts';
import { type SourceInput, withSource } from './faktur-source.ts';
import { nameOne, nobodyNamed, type SomeNamed } from './named-in-file.ts';

export type ExportFormat = 'xml' | 'xlsx' | 'csv';
export type ExportInput = SourceInput & { tin: string; format: ExportFormat; locale: Locale; path: string };
/** `extension` is zip when Coretax's limit of 1,000 invoices a file asks for several files. */
export type ExportOutput = {
  count: number;
  leftOut: SomeNamed;
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

/** So many are looked up together. */
const BATCH = 200;

/** Each invoice with the reason the format leaves it out, if there is one. */
async function* judged(input: ExportInput, fakturs: AsyncGenerator<Faktur>, query: Query): AsyncGenerator<Judged> {
  const { format, scope, today } = input;
  const company = await ownCompany(scope, query);
  const judge = (batch: Faktur[]) => judgedForFile(scope, query, batch, { today, company });
  let batch: Faktur[] = [];
  for await (const faktur of fakturs) {
    if (format !== 'xml') yield { faktur, refusal: null };
    else if (batch.push(faktur) === BATCH) {
      yield* await judge(batch);
      batch = [];
    }
  }
  yield* await judge(batch);
}

/** Writes a selection of invoices to a file and names what it leaves out: what the format cannot carry, and what the check refuses. */
export default (input: ExportInput, tools: TaskTools): Promise<ExportOutput> =>
  withSource(input, tools, async (fakturs, query) => {
    const { format, locale, path, tin } = input;
    const leftOut = nobodyNamed();
    let count = 0;
    const carried = async function* (): AsyncGenerator<Faktur> {
      for await (const { faktur, refusal } of judged(input, fakturs, query)) {
        if (refusal !== null) nameOne(leftOut, () => ({ id: faktur.id, label: labelOf(faktur), message: refusal }));
        else {
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
    return { count, leftOut, extension: split ? 'zip' : format };
  });
