import type { Finding } from '#domain/faktur/record.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { ImportRecord } from '../../db/repositories/imports/imports.ts';
import { type ImportRow, nextDocuments, rowsOfDocuments } from '../../db/repositories/imports/rows.ts';
import type { Deps } from '../services/deps.ts';
import { byRow, type Edit, edited, lessonsIn, undoOf } from './edit-cells.ts';
import { kindOf } from './files/kinds.ts';
import { type Fix, repaired } from './files/repair.ts';
import { bucketKey } from './files/tally.ts';
import type { ImportChannel } from './import-channel.ts';
import { type Parting, partingOf, spreadingOf } from './part-rows.ts';
import { type Repaired, repair, repairable } from './repair.ts';
import { beforeOf, splitOf } from './split.ts';

export type BucketFix = {
  version: number;
  bucket: string;
  apply: Fix;
  value?: string;
  preview?: boolean;
  documents?: number[];
};
export type PreviewChange = { row: number; field: string; before: string; after: string };
export type FixAnswer = { repaired: Repaired } | { preview: PreviewChange[]; count: number };

const PREVIEWED = 100;

/** "counterpartyNitku:faktur.check.nitku_digits" → field and message. */
export const bucketOf = (key: string): { path: string; message: string } => {
  const colon = key.indexOf(':');
  return { path: key.slice(0, Math.max(0, colon)), message: key.slice(colon + 1) };
};

async function* rowsIn(deps: Deps, scope: Scope, id: string, key: string): AsyncGenerator<[ImportRow, Finding]> {
  const bucket = bucketOf(key);
  for (let after = 0; ; ) {
    const documents = await nextDocuments(scope, deps.db.read, id, {
      status: ['ERROR', 'WARNING'],
      after,
      limit: 500,
      bucket,
    });
    for (const row of await rowsOfDocuments(scope, deps.db.read, id, documents)) {
      const finding = row.findings.find((one) => bucketKey(one) === key);
      if (finding) yield [row, finding];
    }
    const last = documents.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

const splitting = async (
  deps: Deps,
  scope: Scope,
  read: ImportRecord,
  rows: readonly ImportRow[],
): Promise<Parting> => {
  const split = await splitOf(scope, deps.db.read, read, rows);
  const moved = new Map(split.rows.map((row) => [row.row, row]));
  return { shown: [...split.renamed], change: { moved }, undo: { moved: beforeOf(rows, split) } };
};

const rearrangings = { split: splitting, part: partingOf, spread: spreadingOf } as const;
const isRearranging = (fix: Fix): fix is keyof typeof rearrangings => Object.hasOwn(rearrangings, fix);

const rearrange = async (
  deps: Deps,
  scope: Scope,
  read: ImportRecord,
  { apply, bucket, preview, documents: only }: BucketFix & { apply: keyof typeof rearrangings },
): Promise<FixAnswer> => {
  const found = new Set<number>();
  for await (const [{ document }] of rowsIn(deps, scope, read.id, bucket))
    if (!only || only.includes(document)) found.add(document);
  const documents = [...found];
  const rows: ImportRow[] = [];
  for (let at = 0; at < documents.length; at += 500)
    rows.push(...(await rowsOfDocuments(scope, deps.db.read, read.id, documents.slice(at, at + 500))));
  const { shown, change, undo } = await rearrangings[apply](deps, scope, read, rows);
  if (preview) return { preview: shown.slice(0, PREVIEWED), count: shown.length };
  if (!change.moved?.size) throw new Problem('invalid', { message: 'impor.server.nothing_to_fix' });
  return { repaired: await repair(deps, scope, read, { documents, change, undo }) };
};

export const fixBucket = async (
  deps: Deps,
  channel: ImportChannel,
  scope: Scope,
  id: string,
  fix: BucketFix,
): Promise<FixAnswer> => {
  const { version, bucket, apply, value, preview, documents: only } = fix;
  const read = await repairable(deps, channel, scope, id, version);
  const kind = kindOf(read);
  if (isRearranging(apply)) return rearrange(deps, scope, read, { ...fix, apply });
  const edits: Edit[] = [];
  const touched: ImportRow[] = [];
  const shown: PreviewChange[] = [];
  for await (const [row, finding] of rowsIn(deps, scope, id, bucket)) {
    if (only && !only.includes(row.document)) continue;
    const field = finding.path;
    const before = row.cells[field] ?? '';
    const after = repaired(kind, { fix: apply, field, value }, before, finding);
    if (after === null || after === before) continue;
    edits.push({ row: row.row, field, value: after });
    touched.push(row);
    if (shown.length < PREVIEWED) shown.push({ row: row.row, field, before, after });
  }
  if (preview) return { preview: shown, count: edits.length };
  if (edits.length === 0) throw new Problem('invalid', { message: 'impor.server.nothing_to_fix' });
  const lookup = byRow(edits);
  const lessons = apply === 'value' ? lessonsIn(kind, edits, touched) : [];
  return {
    repaired: await repair(deps, scope, read, {
      documents: [...new Set(touched.map((row) => row.document))],
      change: { cells: (row) => edited(kind, row, lookup) },
      undo: undoOf(edits, touched, lessons),
      lessons,
    }),
  };
};
