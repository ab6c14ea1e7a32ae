import { catalogues } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import { sellerOf } from '../../../db/repositories/faktur-seller.ts';
import { converterTemplate } from '../../intake/converter/template.ts';
import type { Deps } from '../deps.ts';
import type { Desk } from './desk.ts';

/** The workbook to fill in, with the company's own number in it. */
export const templateWorkbook = async (deps: Deps, _desk: Desk, scope: Scope): Promise<Uint8Array<ArrayBuffer>> => {
  const { npwp } = await sellerOf(scope, deps.db.read);
  const { guideSheet, codesSheet, guide, columnNotes } = catalogues[scope.locale].impor.server.template;
  return converterTemplate(npwp, {
    guideSheet,
    codesSheet,
    guide: Object.values(guide),
    columnNotes: Object.values(columnNotes).map(({ column, note }) => [column, note] as const),
  });
};
