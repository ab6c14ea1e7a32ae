import type { Locale } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { drawn, type Paper, type PaperToDraw } from '../../documents/paper.ts';
import type { Tokens } from '../../documents/public-token.ts';
import { fileName } from '../../output/file-name.ts';
import type { Deps } from '../../services/deps.ts';
import { judgedForFile } from './file-refusal.ts';
import { writeTaxInvoiceXml } from './files/taxinvoice-xml.ts';
import { labelOf } from './load-faktur.ts';
import { fakturToDraw, type PrintData, printData } from './print-data.ts';
import { openLink } from './public-link.ts';

export type PrintedFile = { bytes: Uint8Array; type: string; name: string };

const nameOf = ({ faktur }: PrintData, extension: string): string =>
  fileName(
    'Faktur {nomor}',
    {
      nomor: labelOf(faktur),
      referensi: faktur.reference ?? '',
      pembeli: faktur.counterpartyName,
      npwp: faktur.counterpartyNpwp,
      tanggal: faktur.date,
      masa: faktur.period,
      status: faktur.status,
    },
    extension,
  );

const toDraw = (data: PrintData, locale: Locale): PaperToDraw => ({
  drawing: fakturToDraw(data, locale),
  name: nameOf(data, 'pdf'),
});

export const fakturPdf = async (deps: Deps, scope: Scope, id: string): Promise<Paper> =>
  drawn(deps, scope, toDraw(await printData(deps, scope, id), scope.locale));

export const publicPdf = async (deps: Deps, tokens: Tokens, token: string, locale: Locale): Promise<Paper> => {
  const data = await openLink(deps, tokens, token, locale);
  return drawn(deps, data.faktur, toDraw(data, locale));
};

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
  return { bytes: Buffer.from(xml), type: 'application/xml; charset=utf-8', name: nameOf(data, 'xml') };
};
