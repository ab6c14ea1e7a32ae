import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { annualLabel } from '#domain/spt-badan/label.ts';
import type { AnnualReturn } from '#domain/spt-badan/record.ts';
import { isAnnualFiled } from '#domain/spt-badan/status.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import type { Fixed } from '../../documents/family.ts';
import { drawn, type Paper, type PaperToDraw } from '../../documents/paper.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { annualFamily } from './family.ts';

/** The receipt of a filed annual return; null before it is filed. */
export const bpeOfAnnual = async (scope: Scope, query: Query, row: AnnualReturn): Promise<PaperToDraw | null> => {
  const { bpe, taxYear, revision, payable, overpaid, filedAt, updatedAt } = row;
  if (!isAnnualFiled(row) || bpe === null) return null;
  const { name, npwp } = await ownCompany(scope, query);
  const view = {
    bpe,
    kind: 'BADAN' as const,
    period: String(taxYear),
    revision,
    result: { payable, overpaid },
    filedAt,
    updatedAt,
    file: null,
    isRecorded: false,
    taxpayer: { name, npwp },
    qr: [bpe, npwp, 'BADAN', taxYear, revision, payable].join('|'),
  };
  return { drawing: { paper: 'bpe', view }, name: `BPE ${annualLabel(row)}.pdf` };
};

/** Throws a conflict before it is filed. */
export const annualBpePdf = async (deps: Deps, scope: Scope, id: string, fixed?: Fixed): Promise<Paper> => {
  const row = await annualFamily.load(scope, deps.db.read, id, fixed);
  permit(scope, annualAccess.view);
  const paper = await bpeOfAnnual(scope, deps.db.read, row);
  if (!paper) throw new Problem('conflict', { message: 'spt.server.no_receipt' });
  return drawn(deps, scope, paper);
};
