import { type SlipKind, slipKinds } from '#domain/bupot/kinds.ts';
import { passes } from '#domain/definition/finding.ts';
import { checkDokumen } from '#domain/faktur/dokumen-check.ts';
import type { DokumenSide } from '#domain/faktur/dokumen-kinds.ts';
import { checkListed } from '#domain/faktur/pull/check-listed.ts';
import type { Scope } from '#domain/scope.ts';
import { importedBilling } from '../../modules/billing/import-billings.ts';
import { importedBupot } from '../../modules/bupot/import-bupots.ts';
import { importedReceived } from '../../modules/bupot/received/import-received.ts';
import { importedDokumen } from '../../modules/faktur/dokumen/import-dokumens.ts';
import { importedDraft } from '../../modules/faktur/import-drafts.ts';
import { importedMasukan } from '../../modules/faktur/masukan/import-masukan.ts';
import { importedReturn } from '../../modules/faktur/retur/import-returns.ts';
import type { Stamp } from '../../services/deps.ts';
import type { Makers } from '../make-portion.ts';
import { each } from '../saved-matches.ts';

export const makersOf = (stamp: Stamp, scope: Scope): Makers => {
  const bupot: Makers[SlipKind] = (input, { today, company }, importId, found) =>
    importedBupot(stamp, scope, input, { importId, around: { today, company, source: 'import' }, found });
  const dokumen =
    (side: DokumenSide): Makers['dokumen-keluaran'] =>
    (input, { today }, importId, found) => {
      const findings = found ?? checkDokumen(input, today);
      const errorCount = findings.filter(({ severity }) => severity === 'error').length;
      return { made: importedDokumen(stamp, scope, side, input, { importId, errorCount }), blocked: errorCount > 0 };
    };
  // Conflicts with saved data are checked before it is made and again when it is written.
  const retur = <File>(input: File, _context: unknown, importId: string) => ({
    made: importedReturn(stamp, input, importId),
    blocked: false,
  });
  return {
    'faktur-keluaran': (input, { today, company }, importId, found) => {
      const around = { today, company, ...(found ? { errorCount: 0 } : {}) };
      const made = importedDraft(stamp, scope, input, around, importId);
      return { made, blocked: made.errorCount > 0 };
    },
    'faktur-masukan': (input, context, importId, found) => ({
      made: importedMasukan(stamp, input, importId),
      blocked: !passes(found ?? checkListed(input, { npwp: context.company.npwp, today: context.today })),
    }),
    'retur-masukan': retur,
    'retur-dokumen-keluaran': retur,
    'retur-dokumen-masukan': retur,
    'dokumen-keluaran': dokumen('out'),
    'dokumen-masukan': dokumen('in'),
    billing: (input, { today, company }, importId, found) =>
      importedBilling(stamp, scope, input, { importId, around: found ? 'checked' : { today, company } }),
    received: (input, { today, company }, importId) =>
      importedReceived(stamp, scope, input, { importId, today, npwp: company.npwp }),
    ...each(slipKinds, bupot),
  };
};
