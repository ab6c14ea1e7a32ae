import type { Filing } from '#domain/efiling/filing.ts';
import { isFiledFile } from '#domain/efiling/filing-status.ts';
import { returnLabel } from '#domain/efiling/label.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { drawn, type Paper, type PaperToDraw } from '../../documents/paper.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { filingFamily } from './family.ts';

const fileName = (filing: Filing): string => `BPE ${returnLabel(filing)}.pdf`.replaceAll('/', '-');

/** The receipt of a filed file; null before it is filed. `link`: the page on which its QR code is verified. */
export const bpeOfFiling = async (
  scope: Scope,
  query: Query,
  filing: Filing,
  link?: string,
): Promise<PaperToDraw | null> => {
  const { bpe, kind, period, revision, filedAt, updatedAt, origin, hash } = filing;
  if (!isFiledFile(filing) || bpe === null) return null;
  const { name, npwp } = await ownCompany(scope, query);
  const view = {
    bpe,
    kind,
    period,
    revision,
    filedAt,
    updatedAt,
    result: null,
    file: { name: filing.fileName, hash },
    isRecorded: origin === 'HAND',
    taxpayer: { name, npwp },
    qr: link ?? [bpe, npwp, kind, period, revision, hash].join('|'),
  };
  return { drawing: { paper: 'bpe', view }, name: fileName(filing) };
};

/** Throws a conflict before it is filed. */
export const filingBpePdf = async (deps: Deps, scope: Scope, id: string): Promise<Paper> => {
  permit(scope, 'EFILING_VIEW');
  const filing = await filingFamily.load(scope, deps.db.read, id);
  const paper = await bpeOfFiling(scope, deps.db.read, filing);
  if (!paper) throw new Problem('conflict', { message: 'spt.server.no_receipt' });
  return drawn(deps, scope, paper);
};
