import type { RegisterRow } from '#domain/efiling/register.ts';
import type { Scope } from '#domain/scope.ts';
import { returnAccess } from '#domain/spt/access.ts';
import { returnTypes } from '#domain/spt/record.ts';
import { isFiled } from '#domain/spt/status-queries.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import type { Query } from '../../../../db/database.ts';
import { filingById } from '../../../../db/repositories/efiling/filings.ts';
import { sptById } from '../../../../db/repositories/spt/spt.ts';
import { annualById } from '../../../../db/repositories/spt-badan/spt-badan.ts';
import type { PaperInZip } from '../../../jobs/file-work.ts';
import type { Deps } from '../../../services/deps.ts';
import { bpeOfSpt, paperOf, sptFileName } from '../../spt/print-spt.ts';
import { bpeOfAnnual } from '../../spt-badan/bpe.ts';
import { paperOfAnnual } from '../../spt-badan/print-annual.ts';
import { bpeOfFiling } from '../bpe.ts';

type Shelf = { readonly query: Query; readonly files: Pick<Deps['files'], 'read'> };
type Printed = Pick<RegisterRow, 'id' | 'kind' | 'origin'>;
export type PaperKind = 'spt' | 'bpe';

async function* ofMonth(scope: Scope, from: Shelf, row: Printed, paper: PaperKind) {
  const type = returnTypes.find((one) => one === row.kind);
  const needs = type && returnAccess(type).view;
  if (!type || !needs || !scope.permissions.has(needs)) return;
  const spt = await sptById(scope, from.query, row.id);
  if (!spt) return;
  if (paper === 'spt') {
    const view = await paperOf(scope, from, spt);
    yield { drawing: { paper, view }, name: sptFileName(spt), needs } satisfies PaperInZip;
  } else if (isFiled(spt) && spt.bpe !== null)
    yield { ...(await bpeOfSpt(scope, from.query, { ...spt, bpe: spt.bpe })), needs };
}

async function* ofYear(scope: Scope, { query }: Shelf, row: Printed, paper: PaperKind) {
  if (!scope.permissions.has(annualAccess.view)) return;
  const annual = await annualById(scope, query, row.id);
  const made = annual && (await (paper === 'spt' ? paperOfAnnual : bpeOfAnnual)(scope, query, annual));
  if (made) yield { ...made, needs: annualAccess.view };
}

/** The file of a return that was recorded by hand is its receipt; otherwise it is the return. */
async function* ofFile(scope: Scope, { query }: Shelf, row: Printed, paper: PaperKind): AsyncGenerator<PaperInZip> {
  const filing = await filingById(scope, query, row.id);
  if (!filing) return;
  const { fileId, fileName, attachments } = filing;
  const isReceipt = row.origin === 'HAND';
  const original: PaperInZip[] = fileId ? [{ fileId, name: fileName }] : [];
  if (paper === 'spt') yield* isReceipt ? [] : [...original, ...attachments];
  else if (isReceipt) yield* original;
  else {
    const receipt = await bpeOfFiling(scope, query, filing);
    if (receipt) yield receipt;
  }
}

/** The forms or the receipt of one return of the register, of any origin, as far as a person may see them. */
export const papersOf = (scope: Scope, from: Shelf, row: Printed, paper: PaperKind): AsyncGenerator<PaperInZip> => {
  if (row.origin !== 'HERE') return ofFile(scope, from, row, paper);
  return row.kind === 'BADAN' ? ofYear(scope, from, row, paper) : ofMonth(scope, from, row, paper);
};
