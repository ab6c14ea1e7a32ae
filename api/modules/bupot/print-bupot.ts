import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { drawn, type Paper, type PaperToDraw } from '../../documents/paper.ts';
import { fileName } from '../../output/file-name.ts';
import type { Deps } from '../../services/deps.ts';
import { permit } from '../../services/permit.ts';
import { loadBupot } from './family.ts';
import { type SlipView, slipFacts } from './files/sheet/view.ts';

/** What a file of a slip is called when nobody says otherwise. */
export const USUAL_NAME = 'Bupot {jenis} {nomor}';

/** The file name of a slip by a pattern: {nomor}, {jenis}, {penerima}, {npwp}, {masa}, {tanggal}, {referensi}, {status}. */
export const slipFileName = (pattern: string, bupot: Bupot, locale: Locale): string =>
  fileName(
    pattern,
    {
      nomor: labelOf(bupot),
      referensi: bupot.reference ?? bupot.id,
      penerima: bupot.payeeName ?? '',
      npwp: bupot.payeeNpwp ?? '',
      tanggal: bupot.date,
      masa: bupot.period,
      jenis: bupot.kind,
      status: say(locale, `bupot.status.${bupot.status}`),
    },
    'pdf',
    'bupot',
  );

/** What the print of a slip shows; its QR code tells the slip's own facts, or leads to `link`. */
export const viewOf = async (scope: Scope, query: Query, bupot: Bupot, link?: string): Promise<SlipView> => {
  const { name, npwp } = await ownCompany(scope, query);
  return { bupot, withholder: { name, npwp }, qr: link ?? slipFacts(bupot, npwp) };
};

export const slipToDraw = (view: SlipView, locale: Locale): PaperToDraw => ({
  drawing: { paper: 'bupot', view },
  name: slipFileName(USUAL_NAME, view.bupot, locale),
});

/** A slip as it stands, on paper: what is not in force says so across the page. */
export const bupotPdf = async (deps: Deps, scope: Scope, id: string): Promise<Paper> => {
  const bupot = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  return drawn(deps, scope, slipToDraw(await viewOf(scope, deps.db.read, bupot), scope.locale));
};
