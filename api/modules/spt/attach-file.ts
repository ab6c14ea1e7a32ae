import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { type CollectedRow, isCollectedLine } from '#domain/spt/ppn/collected-xml.ts';
import { withRetail } from '#domain/spt/ppn/retail-xml.ts';
import { type AttachedKey, noEntries, type SptEntries, type SptRecord } from '#domain/spt/record.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { keepWith } from '../../services/files/files.ts';
import { plainName } from '../../services/files/plain-name.ts';
import { loadSpt, type Named } from './family.ts';
import { writeEntries } from './fill-spt.ts';
import { readCollected, readRetail } from './read-attached.ts';

type AttachFileParams = Named & {
  readonly version: number;
  readonly file: { readonly name: string; readonly bytes: Uint8Array };
};

const BYTES = 5 * 1024 * 1024;
/** Retention period: as long as the law requires books to be kept. */
const DAYS = 10 * 366;

const refuseSize = ({ bytes }: AttachFileParams['file']): void => {
  if (bytes.byteLength > BYTES) throw new Problem('too_large', { params: { limit: '5 MB' } });
};

const expected = async (scope: Scope, query: Query, spt: SptRecord) => ({
  npwp: (await ownCompany(scope, query)).npwp,
  period: spt.period,
});

/** Added to the entries or replacing them ("add", "replace" of the tax office). */
export const takeRetail = async (
  deps: Deps,
  scope: Scope,
  { file, how, ...params }: AttachFileParams & { readonly how: 'add' | 'replace' },
): Promise<SptRecord> => {
  permit(scope, returnAccess(params.type).write);
  refuseSize(file);
  const spt = await loadSpt(scope, deps.db.read, params);
  const read = await readRetail(file.bytes, await expected(scope, deps.db.read, spt));
  const entriesOf = ({ entries }: SptRecord): SptEntries => withRetail(entries ?? noEntries, read, how);
  return writeEntries(deps, scope, { ...params, entriesOf, reason: plainName(file.name) });
};

const readOf: Readonly<Record<AttachedKey, { readonly type: string; readonly begins: RegExp }>> = {
  C: { type: 'application/xml', begins: /^\s*(<\?xml|<)/ },
  IX_A: { type: 'application/xml', begins: /^\s*(<\?xml|<)/ },
  IX_B: { type: 'application/pdf', begins: /^%PDF-/ },
};

/** Of part IX, or list C, whose sums become line VIII.A. Replaces an earlier file. */
export const attachFile = async (
  deps: Deps,
  scope: Scope,
  { file, key, ...params }: AttachFileParams & { readonly key: AttachedKey },
): Promise<SptRecord> => {
  permit(scope, returnAccess(params.type).write);
  refuseSize(file);
  const spt = await loadSpt(scope, deps.db.read, params);
  const { type, begins } = readOf[key];
  const start = Buffer.from(file.bytes.subarray(0, 200))
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  if (!begins.test(start)) throw new Problem('unsupported_file', { message: `spt.server.not_${key}` });
  const read = key === 'C' ? await readCollected(file.bytes, await expected(scope, deps.db.read, spt)) : null;
  const needs = [returnAccess(params.type).view];
  const name = plainName(file.name);
  const entriesWith = (id: string, { entries }: SptRecord): SptEntries => {
    const before = entries ?? noEntries;
    const files = { ...before.files, [key]: { id, name, rows: read?.rows.length ?? null } };
    return { ...before, files, lines: { ...before.lines, ...read?.lines } };
  };
  return keepWith(deps, scope, { name, type, bytes: file.bytes, needs, days: DAYS }, (id, sideEffects) =>
    writeEntries(deps, scope, { ...params, entriesOf: (of) => entriesWith(id, of), reason: name, sideEffects }),
  );
};

/** Removing list C also removes its sums. */
export const detachFile = (
  deps: Deps,
  scope: Scope,
  { key, ...params }: Omit<AttachFileParams, 'file'> & { readonly key: AttachedKey },
): Promise<SptRecord> =>
  writeEntries(deps, scope, {
    ...params,
    entriesOf: ({ entries }) => {
      const before = entries ?? noEntries;
      const { [key]: _, ...files } = before.files ?? {};
      const lines = Object.entries(before.lines).filter(([line]) => key !== 'C' || !isCollectedLine(line));
      return { ...before, files, lines: Object.fromEntries(lines) };
    },
  });

export const collectedOf = async (
  deps: { readonly files: Pick<Deps['files'], 'read'> },
  scope: Scope,
  query: Query,
  spt: SptRecord,
): Promise<CollectedRow[]> => {
  const file = spt.entries?.files?.C;
  if (!file) return [];
  const bytes = await deps.files.read(file.id);
  return (await readCollected(bytes, await expected(scope, query, spt))).rows;
};

export const listCollected = async (deps: Deps, scope: Scope, named: Named) => {
  permit(scope, returnAccess(named.type).view);
  const rows = await collectedOf(deps, scope, deps.db.read, await loadSpt(scope, deps.db.read, named));
  return { rows: rows.slice(0, 1_000), count: rows.length };
};
