import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { flagOf } from '#domain/admin/flags.ts';
import type { BupotFilter } from '#domain/bupot/filter.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { differenceInWords, officeDifference } from '#domain/bupot/xml/difference.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { bupotList } from '../../../../db/repositories/bupot/list.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import {
  type Chosen,
  type FileWork,
  type FileWriter,
  type NamedInFile,
  nameOne,
  nobodyNamed,
  type SomeNamed,
  type Written,
  writeSheet,
} from '../../../jobs/file-work.ts';
import type { TableFormat } from '../../../output/table-file.ts';
import { writeZip, type ZipEntry } from '../../../output/zip.ts';
import { slipRefusal } from '../file-refusal.ts';
import { bupotColumns, bupotHeading } from '../files/columns.ts';
import { bupotFiles, slipsPerFile, writeBupotXml } from '../files/files.ts';
import { slipTotals } from '../files/total-rows.ts';

type Export = Chosen<BupotFilter> & { format: 'xml' | TableFormat };

const NAME = 'bukti-potong';

type Survey = { leftOut: SomeNamed; differing: SomeNamed; counts: Map<SlipKind, number> };

type Slips = (kind?: SlipKind) => AsyncGenerator<Bupot>;
type Refusal = (slip: Bupot) => string | null;

const named = (slip: Bupot, message: string): NamedInFile => ({ id: slip.id, label: labelOf(slip), message });

const survey = async (slips: Slips, refusal: Refusal, locale: Locale): Promise<Survey> => {
  const found: Survey = { counts: new Map(), leftOut: nobodyNamed(), differing: nobodyNamed() };
  for await (const slip of slips()) {
    const reason = refusal(slip);
    if (reason !== null) nameOne(found.leftOut, () => named(slip, reason));
    else found.counts.set(slip.kind, (found.counts.get(slip.kind) ?? 0) + 1);
    const difference = reason !== null ? null : officeDifference(slip);
    if (difference) nameOne(found.differing, () => named(slip, say(locale, ...differenceInWords(difference))));
  }
  return found;
};

const kindsIn = async (slips: Slips): Promise<SlipKind[]> => {
  const kinds = new Set<SlipKind>();
  for await (const { kind } of slips()) kinds.add(kind);
  return [...kinds];
};

const writeXml = async (path: string, tin: string, { counts }: Survey, carried: Slips): Promise<'xml' | 'zip'> => {
  const kinds = slipKinds.filter((kind) => counts.has(kind));
  const [only] = kinds;
  if (only && kinds.length === 1 && (counts.get(only) ?? 0) <= slipsPerFile(only)) {
    await pipeline(Readable.from(writeBupotXml(only, tin, carried(only))), createWriteStream(path));
    return 'xml';
  }
  const files = async function* (): AsyncGenerator<ZipEntry> {
    for (const kind of kinds) yield* bupotFiles(kind, tin, carried(kind));
  };
  await writeZip(path, files(), { compress: true });
  return 'zip';
};

/** A zip where several files are needed; lists the slips left out and those with a different tax in the file. */
const writeForOffice = async ({ scope, query, path, today }: FileWork<Export>, slips: Slips): Promise<Written> => {
  const { npwp, flags, industryName } = await ownCompany(scope, query);
  const company = { npwp, government: flagOf(flags, 'government'), industry: industryName };
  const refusal: Refusal = (slip) => slipRefusal(scope.locale, slip, { today, company });
  const found = await survey(slips, refusal, scope.locale);
  const { leftOut, differing } = found;
  const count = [...found.counts.values()].reduce((sum, one) => sum + one, 0);
  const carried: Slips = async function* (kind) {
    for await (const slip of slips(kind)) if (refusal(slip) === null) yield slip;
  };
  const extension = count === 0 ? 'xml' : await writeXml(path, npwp, found, carried);
  return { name: NAME, extension, count, leftOut, differing };
};

export const writeExport: FileWriter<Export> = async (work) => {
  const { scope, query, today, params } = work;
  const { locale } = scope;
  const pages = () => bupotList.walk(scope, query, params.selection, today);
  const slips: Slips = async function* (kind) {
    for await (const page of pages()) for (const slip of page) if (kind === undefined || slip.kind === kind) yield slip;
  };
  const { format } = params;
  if (format === 'xml') return writeForOffice(work, slips);
  const written = await writeSheet({ ...work, params: { format } }, pages(), {
    file: NAME,
    sheet: say(locale, 'bupotExport.name'),
    columns: bupotColumns(await kindsIn(slips), locale),
    headingOf: (key) => bupotHeading(locale, key),
    below: slipTotals(locale),
  });
  return { ...written, leftOut: nobodyNamed(), differing: nobodyNamed() };
};
