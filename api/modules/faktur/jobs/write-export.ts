import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FakturFilter } from '#domain/faktur/filter.ts';
import { labelOf } from '#domain/faktur/number.ts';
import type { Faktur } from '#domain/faktur/record.ts';
import { fakturPages } from '../../../../db/repositories/faktur/list.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { type Chosen, type FileWork, type FileWriter, nameOne, nobodyNamed } from '../../../jobs/file-work.ts';
import { writeZip, type ZipEntry } from '../../../output/zip.ts';
import { writeFakturCsv, writeFakturXlsx } from '../files/tables.ts';
import { INVOICES_PER_FILE, writeTaxInvoiceXml } from '../files/taxinvoice-xml.ts';
import { type Judged, judgedForFile } from '../upload-checks.ts';

type Export = Chosen<FakturFilter> & { format: 'xml' | 'xlsx' | 'csv' };

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

async function* judged({ params, scope, query, today, each }: FileWork<Export>): AsyncGenerator<Judged> {
  const company = await ownCompany(scope, query);
  const judge = (page: Faktur[]): Promise<Judged[]> | Judged[] =>
    params.format === 'xml'
      ? judgedForFile(scope, query, page, { today, company })
      : page.map((faktur) => ({ faktur, refusal: null }));
  const pages = async function* (): AsyncGenerator<Judged[]> {
    for await (const page of fakturPages(scope, query, params.selection, today)) yield judge(page);
  };
  yield* each(pages());
}

export const writeExport: FileWriter<Export> = async (work) => {
  const { params, path, scope, query } = work;
  const { format, total } = params;
  const { locale } = scope;
  const { npwp: tin } = await ownCompany(scope, query);
  const leftOut = nobodyNamed();
  let count = 0;
  const carried = async function* (): AsyncGenerator<Faktur> {
    for await (const { faktur, refusal } of judged(work)) {
      if (refusal !== null) nameOne(leftOut, () => ({ id: faktur.id, label: labelOf(faktur), message: refusal }));
      else {
        count++;
        yield faktur;
      }
    }
  };
  const toFile = (text: AsyncIterable<string>) => pipeline(Readable.from(text), createWriteStream(path));
  const split = format === 'xml' && total > INVOICES_PER_FILE;
  if (format === 'xlsx') await writeFakturXlsx(path, carried(), locale);
  else if (format === 'csv') await toFile(writeFakturCsv(carried(), locale));
  else if (split) await writeZip(path, xmlFiles(tin, carried()), { compress: true });
  else await toFile(writeTaxInvoiceXml(tin, carried()));
  return { name: 'faktur-keluaran', extension: split ? 'zip' : format, count, leftOut };
};
