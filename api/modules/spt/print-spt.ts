import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import type { AttachedTable } from '#domain/spt/definition.ts';
import { labelOf } from '#domain/spt/label.ts';
import { lacksFacilityCode, retailRows } from '#domain/spt/ppn/retail-xml.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { signeesOf } from '../../../db/repositories/signees.ts';
import { type DocumentTable, sourceOf } from '../../../db/repositories/spt/source.ts';
import { drawn, type Paper, type PaperToDraw } from '../../documents/paper.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { collectedOf } from './attach-file.ts';
import { definitionOf } from './definition-of.ts';
import { loadSpt, type Named } from './family.ts';
import { retailXml } from './files/retail-xml.ts';
import { type ListedTable, type SptPaper, sptFacts } from './files/sheet/view.ts';
import { holdingOf } from './list-documents.ts';
import { productOf } from './product-of.ts';

/** A PDF made during the request lists at most this many documents per table; one in a zip lists all. */
const AT_ONCE = 1_000;

/** "SPT Masa PPh Unifikasi 10-2025 pembetulan ke-1.pdf". */
export const sptFileName = (spt: SptRecord, what: 'spt' | 'bpe' = 'spt'): string =>
  `${what === 'bpe' ? 'BPE ' : ''}${labelOf(spt)}.pdf`.replaceAll('/', '-');

const tableOf = ({ kinds, group }: AttachedTable): DocumentTable => ({ kinds, ...(group ? { group } : {}) });

const listsOf = async (scope: Scope, query: Query, spt: SptRecord, most: number): Promise<ListedTable[]> => {
  const held = await holdingOf(scope, query, spt);
  const lists: ListedTable[] = [];
  if (held)
    for (const { key: attachment, tables } of definitionOf(spt).attachments)
      for (const table of tables)
        lists.push({
          attachment,
          key: table.key,
          ...(await sourceOf(definitionOf(spt)).printed(scope, query, held, tableOf(table), most)),
        });
  return lists;
};

const listCOf = async (scope: Scope, from: Shelf, spt: SptRecord, most: number): Promise<SptPaper['collected']> => {
  if (most === 0 || !spt.entries?.files?.C) return null;
  const rows = await collectedOf(from, scope, from.query, spt);
  return { rows: rows.slice(0, most), more: Math.max(0, rows.length - most) };
};

type Shelf = { readonly query: Query; readonly files: Pick<Deps['files'], 'read'> };

export const paperOf = async (
  scope: Scope,
  from: Shelf,
  spt: SptRecord,
  most: number = Number.MAX_SAFE_INTEGER,
): Promise<SptPaper> => {
  const { query } = from;
  const { printed, induk } = definitionOf(spt);
  const [{ name, npwp, address, city }, signees] = await Promise.all([
    ownCompany(scope, query),
    signeesOf(scope, query, productOf(spt.type).product),
  ]);
  const signee = signees.find(({ id }) => id === spt.signeeId) ?? signees.find(({ active }) => active);
  const tables = most === 0 ? [] : await listsOf(scope, query, spt, most);
  return {
    spt,
    printed,
    induk,
    taxpayer: { name, npwp, address, city },
    signee: signee ? { name: signee.name, npwp: signee.npwp, acts: signee.actsAs } : null,
    tables,
    collected: await listCOf(scope, from, spt, most),
    released: spt.documentCount > 0 && most > 0 && tables.every(({ documents, more }) => documents.length + more === 0),
    qr: sptFacts(spt, npwp),
  };
};

/** The receipt of a filed return. */
export const bpeOfSpt = async (scope: Scope, query: Query, spt: SptRecord & { bpe: string }): Promise<PaperToDraw> => {
  const { name, npwp } = await ownCompany(scope, query);
  const { bpe, type: kind, period, revision, payable, overpaid, filedAt, updatedAt } = spt;
  const result = { payable, overpaid };
  const known = { bpe, kind, period, revision, result, filedAt, updatedAt, file: null, isRecorded: false };
  const view = { ...known, taxpayer: { name, npwp }, qr: sptFacts(spt, npwp) };
  return { drawing: { paper: 'bpe', view }, name: sptFileName(spt, 'bpe') };
};

const loadVisible = async (deps: Deps, scope: Scope, named: Named): Promise<SptRecord> => {
  permit(scope, returnAccess(named.type).view);
  return loadSpt(scope, deps.db.read, named);
};

export const sptPdf = async (deps: Deps, scope: Scope, named: Named): Promise<Paper> => {
  const spt = await loadVisible(deps, scope, named);
  const view = await paperOf(scope, { query: deps.db.read, files: deps.files }, spt, AT_ONCE);
  return drawn(deps, scope, { drawing: { paper: 'spt', view }, name: sptFileName(spt) });
};

export const retailFile = async (deps: Deps, scope: Scope, named: Named) => {
  const spt = await loadVisible(deps, scope, named);
  const rows = spt.entries ? retailRows(spt.entries, spt.period) : [];
  if (spt.entries && lacksFacilityCode(spt.entries))
    throw new Problem('conflict', { message: 'spt.server.retail_facility' });
  if (rows.length === 0) throw new Problem('conflict', { message: 'spt.server.no_retail' });
  const { npwp } = await ownCompany(scope, deps.db.read);
  return {
    bytes: Buffer.from(retailXml(npwp, spt.period, rows)),
    type: 'application/xml; charset=utf-8',
    name: `Digunggung ${npwp} ${spt.period}.xml`,
  };
};

export const bpePdf = async (deps: Deps, scope: Scope, named: Named): Promise<Paper> => {
  const spt = await loadVisible(deps, scope, named);
  if (!isFiled(spt) || spt.bpe === null) throw new Problem('conflict', { message: 'spt.server.no_receipt' });
  return drawn(deps, scope, await bpeOfSpt(scope, deps.db.read, { ...spt, bpe: spt.bpe }));
};
