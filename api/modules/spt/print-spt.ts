import type { Bupot } from '#domain/bupot/record.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import type { AttachedTable } from '#domain/spt/definition.ts';
import { labelOf } from '#domain/spt/label.ts';
import type { SptRecord } from '#domain/spt/record.ts';
import { isFiled } from '#domain/spt/standing.ts';
import type { Query } from '../../../db/connection.ts';
import { bupotList } from '../../../db/repositories/bupot-list.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { signeesOf } from '../../../db/repositories/signees.ts';
import type { Holding } from '../../../db/repositories/spt-documents.ts';
import { drawBpePdf } from '../../output/bpe-pdf.ts';
import { type ListedTable, type SptPaper, sptFacts } from '../../output/spt/view.ts';
import { drawSptPdf } from '../../output/spt-pdf.ts';
import type { Deps } from '../deps.ts';
import { permit } from '../permit.ts';
import { holdingOf } from './list-documents.ts';
import { definitionOf, loadSpt, type Named } from './load-spt.ts';

/** A paper made while somebody waits holds this many slips of a table; one in a zip all of them. */
const AT_ONCE = 1_000;
const PAGE = 500;

export type Papers = { readonly bytes: Uint8Array; readonly type: 'application/pdf'; readonly name: string };

/** "SPT Masa PPh Unifikasi 10-2025 pembetulan ke-1.pdf". */
export const sptFileName = (spt: SptRecord, what: 'spt' | 'bpe' = 'spt'): string =>
  `${what === 'bpe' ? 'BPE ' : ''}${labelOf(spt)}.pdf`.replaceAll('/', '-');

const byNumber = (one: Bupot, other: Bupot): number =>
  one.date.localeCompare(other.date) || (one.number ?? '').localeCompare(other.number ?? '');

const slipsOf = async (
  scope: Scope,
  query: Query,
  { id, newer, postedAt }: Holding,
  { kinds, direct }: AttachedTable,
  { today, most }: { today: string; most: number },
): Promise<{ slips: Bupot[]; more: number }> => {
  const found: Bupot[] = [];
  let more = 0;
  for (const returnId of [id, ...newer]) {
    const filter = { returnId, kind: [...kinds] };
    for await (const page of bupotList.walk(scope, query, { filter }, today, PAGE))
      for (const slip of page) {
        if (direct && slip.paymentOption !== 'DIRECT') continue;
        // A later version holds more than this one drew in.
        if (returnId !== id && (slip.issuedAt ?? 0) > postedAt) continue;
        if (found.length < most) found.push(slip);
        else more++;
      }
  }
  return { slips: found.sort(byNumber), more };
};

/** What the print of a return shows. `most`: how many slips of a table are listed. */
export const paperOf = async (
  scope: Scope,
  query: Query,
  spt: SptRecord,
  { today, most = Number.MAX_SAFE_INTEGER }: { today: string; most?: number },
): Promise<SptPaper> => {
  const { printed, induk, attachments } = definitionOf(spt);
  const [{ name, npwp, address, city }, signees] = await Promise.all([
    ownCompany(scope, query),
    signeesOf(scope, query, 'ebupot-ctas'),
  ]);
  const signee = signees.find(({ id }) => id === spt.signeeId) ?? signees.find(({ active }) => active);
  const held = await holdingOf(scope, query, spt);
  const tables: ListedTable[] = [];
  if (held)
    for (const { key: attachment, tables: listed } of attachments)
      for (const table of listed)
        tables.push({
          attachment,
          key: table.key,
          ...(await slipsOf(scope, query, held, table, { today, most })),
        });
  return {
    spt,
    printed,
    induk,
    taxpayer: { name, npwp, address, city },
    signee: signee ? { name: signee.name, npwp: signee.npwp, acts: signee.actsAs } : null,
    tables,
    released: spt.slipCount > 0 && tables.every(({ slips, more }) => slips.length + more === 0),
    qr: sptFacts(spt, npwp),
  };
};

const asked = async (deps: Deps, scope: Scope, named: Named): Promise<SptRecord> => {
  permit(scope, 'EBUPOT_SPT_VIEW');
  return loadSpt(scope, deps.db.read, named);
};

/** A return as it stands, on paper: what the office has not taken says so across the page. */
export const sptPdf = async (deps: Deps, scope: Scope, named: Named): Promise<Papers> => {
  const spt = await asked(deps, scope, named);
  const paper = await paperOf(scope, deps.db.read, spt, { today: jakartaDay(deps.now()), most: AT_ONCE });
  return { bytes: await drawSptPdf(paper), type: 'application/pdf', name: sptFileName(spt) };
};

/** The receipt of filing of a return the office has taken. */
export const bpePdf = async (deps: Deps, scope: Scope, named: Named): Promise<Papers> => {
  const spt = await asked(deps, scope, named);
  if (!isFiled(spt) || spt.bpe === null) throw new Problem('conflict', { message: 'spt.server.no_receipt' });
  const paper = await paperOf(scope, deps.db.read, spt, { today: jakartaDay(deps.now()), most: 0 });
  return { bytes: await drawBpePdf(paper), type: 'application/pdf', name: sptFileName(spt, 'bpe') };
};
