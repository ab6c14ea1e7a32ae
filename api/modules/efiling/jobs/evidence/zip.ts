import { createHash } from 'node:crypto';
import { returnLabel } from '#domain/efiling/label.ts';
import type { RegisterRow } from '#domain/efiling/register.ts';
import type { ReportFilter } from '#domain/efiling/report.ts';
import { say } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import { ownCompany } from '../../../../../db/repositories/own-company.ts';
import { reportList } from '../../../../flows/efiling/family.ts';
import { type Chosen, type FileWriter, nameOne, nobodyNamed } from '../../../../jobs/file-work.ts';
import { uniqueNames } from '../../../../output/file-name.ts';
import { writeZip, type ZipEntry } from '../../../../output/zip.ts';
import { annualEvidence } from './annual.ts';
import { broughtEvidence } from './brought.ts';
import type { EvidenceFile, Source } from './evidence-file.ts';
import { type ListedFile, type Manifest, manifestFile, verifyPage } from './manifest.ts';
import { monthlyEvidence } from './monthly.ts';

type Evidence = {
  readonly needs: readonly Permission[];
  readonly files: AsyncGenerator<EvidenceFile>;
};

const evidenceOf = (from: Source, { id, kind, origin }: RegisterRow): Promise<Evidence | null> => {
  if (origin !== 'HERE') return broughtEvidence(from, id);
  return kind === 'BADAN' ? annualEvidence(from, id) : monthlyEvidence(from, id);
};

/** Passes the content on as it is written, and reports its size and SHA-256 at the end. */
async function* measured(
  content: ReturnType<ZipEntry['content']>,
  done: (of: Pick<ListedFile, 'size' | 'sha256'>) => void,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let size = 0;
  const parts = content instanceof Promise ? [await content] : content;
  for await (const part of parts) {
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(bytes);
    size += bytes.byteLength;
    yield bytes;
  }
  done({ size, sha256: hash.digest('hex') });
}

const folderOf = (row: RegisterRow): string => returnLabel(row).replaceAll('/', '-');

/**
 * For each return its files, a manifest with the SHA-256 of each, and a page that verifies them without a network. One
 * return stands at the top of the zip, several in a folder each. Written one file after the other.
 */
export const evidenceZip: FileWriter<Chosen<ReportFilter>> = async ({
  scope,
  query,
  files,
  today,
  path,
  params,
  each,
}) => {
  const { name: company, npwp } = await ownCompany(scope, query);
  const needs = new Set<Permission>();
  const leftOut = nobodyNamed();
  const isSingle = params.total === 1;
  const folders = uniqueNames();
  let count = 0;
  let only = '';

  async function* ofReturn(row: RegisterRow, evidence: Evidence): AsyncGenerator<ZipEntry> {
    const folder = folders(folderOf(row));
    only = folder;
    const place = isSingle ? '' : `${folder}/`;
    const unique = uniqueNames();
    for (const own of ['index.html', 'manifest.json']) unique(own);
    const listed: ListedFile[] = [];
    for await (const { name, about, content } of evidence.files) {
      const file = unique(name);
      yield {
        name: place + file,
        content: () => measured(content(), (of) => listed.push({ name: file, about, ...of })),
      };
    }
    const { kind, period, revision, status, origin, bpe, filedAt } = row;
    const manifest: Manifest = {
      company: { name: company, npwp },
      return: { kind, period, revision, status, origin, bpe, filedAt },
      made: { on: today, by: scope.userName },
      files: listed,
    };
    yield { name: `${place}manifest.json`, content: async () => manifestFile(manifest) };
    yield { name: `${place}index.html`, content: async () => Buffer.from(verifyPage(manifest, scope.locale)) };
  }

  async function* entries(): AsyncGenerator<ZipEntry> {
    for await (const row of each(reportList.walk(scope, query, params.selection, today))) {
      const evidence = await evidenceOf({ scope, query, files }, row);
      if (!evidence) {
        const message = say(scope.locale, 'evidence.not_allowed');
        nameOne(leftOut, () => ({ id: row.id, label: returnLabel(row, scope.locale), message }));
        continue;
      }
      count++;
      for (const key of evidence.needs) needs.add(key);
      yield* ofReturn(row, evidence);
    }
  }

  await writeZip(path, entries(), { compress: true });
  const name = say(scope.locale, 'evidence.zip');
  const full = isSingle && only ? `${name} ${only}` : name;
  return { name: full, extension: 'zip', count, needs: [...needs], ...(leftOut.count > 0 ? { leftOut } : {}) };
};
