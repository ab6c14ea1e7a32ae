import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BupotSelection } from '#domain/bupot/filter.ts';
import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { labelOf } from '#domain/bupot/label.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { differenceInWords, officeDifference } from '#domain/bupot/xml/difference.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { openDb } from '../../../db/connection.ts';
import { bupotList } from '../../../db/repositories/bupot/list.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { slipRefusal } from '../../modules/bupot/file-refusal.ts';
import { bupotColumns, bupotHeading } from '../../modules/bupot/files/columns.ts';
import { bupotFiles, slipsPerFile } from '../../modules/bupot/files/files.ts';
import { writeBupotXml } from '../../modules/bupot/files/xml.ts';
import { type TableFormat, writeTable } from '../../output/table-file.ts';
import { writeZip, type ZipEntry } from '../../output/zip.ts';
import type { TaskTools } from '../handler.ts';
import { type NamedInFile, nameOne, nobodyNamed, type SomeNamed } from './named-in-file.ts';

export type BupotFormat = 'xml' | TableFormat;

/** What an export of slips is told: where to read, whose, which, and where to write. */
export type BupotExportInput = {
  dataDir: string;
  scope: Scope;
  selection: BupotSelection;
  today: string;
  total: number;
  tin: string;
  format: BupotFormat;
  locale: Locale;
  path: string;
};

/** Slips the file leaves out or carries with another tax. */
export type BupotExportOutput = {
  count: number;
  leftOut: SomeNamed;
  differing: SomeNamed;
  extension: 'zip' | BupotFormat;
};

/** What is found of a selection before anything is written. */
type Survey = Pick<BupotExportOutput, 'leftOut' | 'differing'> & { counts: Map<SlipKind, number> };

type Slips = (kind?: SlipKind) => AsyncGenerator<Bupot>;
/** Why the file leaves a slip out, in words; null where it carries it. */
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

const writeXml = async (
  { tin, path }: BupotExportInput,
  { counts }: Survey,
  carried: Slips,
): Promise<'xml' | 'zip'> => {
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

/** Writes a selection of slips to a file and names what it leaves out (what the format cannot carry, what the check refuses), over a reading connection of the thread's own. */
export default async (input: BupotExportInput, { progress }: TaskTools): Promise<BupotExportOutput> => {
  const { scope, selection, today, total, format, locale, path } = input;
  const db = await openDb({ dataDir: input.dataDir, readonly: true });
  const slips: Slips = async function* (kind) {
    for await (const page of bupotList.walk(scope, db.read, selection, today))
      for (const slip of page) if (kind === undefined || slip.kind === kind) yield slip;
  };
  try {
    if (format === 'xml') {
      const { npwp, flags, industryName } = await ownCompany(scope, db.read);
      const company = { npwp, government: flags.government === true, industry: industryName };
      const refusal: Refusal = (slip) => slipRefusal(locale, slip, { today, company });
      const found = await survey(slips, refusal, locale);
      const { leftOut, differing } = found;
      const count = [...found.counts.values()].reduce((sum, one) => sum + one, 0);
      const carried: Slips = async function* (kind) {
        for await (const slip of slips(kind)) if (refusal(slip) === null) yield slip;
      };
      return { count, leftOut, differing, extension: count === 0 ? 'xml' : await writeXml(input, found, carried) };
    }
    let count = 0;
    const counted = async function* (): AsyncGenerator<Bupot> {
      for await (const slip of slips()) {
        yield slip;
        if (++count % 50 === 0) progress(count, total);
      }
    };
    await writeTable<Bupot>(path, format, counted(), {
      name: say(locale, 'bupotExport.name'),
      columns: bupotColumns(await kindsIn(slips), locale),
      headingOf: (key) => bupotHeading(locale, key),
    });
    return { count, leftOut: nobodyNamed(), differing: nobodyNamed(), extension: format };
  } finally {
    await db.close();
  }
};
