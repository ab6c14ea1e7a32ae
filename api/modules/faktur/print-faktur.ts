import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { drawn, type Paper } from '../../documents/paper.ts';
import type { Deps } from '../../services/deps.ts';
import { judgedForFile } from './file-refusal.ts';
import { writeTaxInvoiceXml } from './files/taxinvoice-xml.ts';
import { fakturFileName, printData, toDraw } from './print-data.ts';

export type PrintedFile = { bytes: Uint8Array; type: string; name: string };

export const fakturPdf = async (deps: Deps, scope: Scope, id: string): Promise<Paper> =>
  drawn(deps, scope, toDraw(await printData(deps, scope, id), scope.locale));

/** One invoice as a file for Coretax; a conflict, with the reason, for what the format cannot carry or the check refuses. */
export const fakturXml = async (deps: Deps, scope: Scope, id: string): Promise<PrintedFile> => {
  const data = await printData(deps, scope, id);
  const company = await ownCompany(scope, deps.db.read);
  const onDay = { today: jakartaDay(deps.now()), company };
  const [judged] = await judgedForFile(scope, deps.db.read, [data.faktur], onDay);
  if (judged?.refusal)
    throw new Problem('conflict', { message: 'problem.not_in_file', params: { reason: judged.refusal } });
  let xml = '';
  for await (const piece of writeTaxInvoiceXml(data.seller.npwp, [data.faktur])) xml += piece;
  return {
    bytes: Buffer.from(xml),
    type: 'application/xml; charset=utf-8',
    name: fakturFileName(data, 'xml', scope.locale),
  };
};
