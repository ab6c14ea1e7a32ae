import type { FakturLine } from '#domain/faktur/record.ts';
import type { PublicFaktur } from '#domain/faktur/view-schema.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import { jakartaDay, type Scope } from '#domain/scope.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { drawn, linksOf, type Paper } from '../../documents/paper.ts';
import type { Deps } from '../../services/deps.ts';
import { writeTaxInvoiceXml } from './files/taxinvoice-xml.ts';
import { wholeFakturs } from './keluaran-family.ts';
import { fakturFileName, type PrintData, printData, printDataOf, toDraw } from './print-data.ts';
import { judgedForFile } from './upload-checks.ts';

type PrintedFile = { bytes: Uint8Array; type: string; name: string };

export const fakturPdf = async (deps: Deps, scope: Scope, id: string): Promise<Paper> =>
  drawn(deps, scope, toDraw(await printData(deps, scope, id), scope.locale));

/** Throws `conflict` with the reason where the format cannot carry the invoice or the check fails. */
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

export const fakturLinks = linksOf(wholeFakturs, { by: 'EFAKTUR_DOC_SEND', room: () => 'efaktur-v2/out' });

const opened = async (deps: Deps, token: string, locale: Locale): Promise<PrintData> => {
  const { scope, row } = await fakturLinks.open(deps, token, locale);
  return printDataOf(scope, deps.db.read, row);
};

export const publicPdf = async (deps: Deps, token: string, locale: Locale): Promise<Paper> => {
  const data = await opened(deps, token, locale);
  return drawn(deps, data.faktur, toDraw(data, locale));
};

const lineOf = (line: FakturLine): PublicFaktur['lines'][number] => ({
  name: line.name,
  unit: line.unit,
  quantity: line.quantity,
  price: line.price,
  discount: line.discount,
  gross: line.gross,
  dpp: line.dpp,
  otherDpp: line.otherDpp,
  ppnRate: line.ppnRate,
  ppn: line.ppn,
  ppnbm: line.ppnbm,
});

/** Without account data: the page is public. */
export const publicView = async (deps: Deps, token: string, locale: Locale): Promise<PublicFaktur> => {
  const { faktur, seller, replacesNumber } = await opened(deps, token, locale);
  return {
    number: faktur.number,
    date: faktur.date,
    period: faktur.period,
    code: faktur.code,
    reference: faktur.reference,
    status: faktur.status,
    kind: faktur.kind,
    statusText: say(locale, `faktur.status.${faktur.status}`),
    seller,
    buyer: {
      name: faktur.counterpartyName,
      npwp: faktur.counterpartyDocumentNumber ?? faktur.counterpartyNpwp,
      address: faktur.counterpartyAddress,
    },
    replacesNumber,
    dpp: faktur.dpp,
    otherDpp: faktur.otherDpp,
    ppn: faktur.ppn,
    ppnbm: faktur.ppnbm,
    lines: faktur.lines.map(lineOf),
  };
};
