import type { FakturLine } from '#domain/faktur/record.ts';
import type { PublicFaktur } from '#domain/faktur/view-schema.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import { drawn, type Paper } from '../../documents/paper.ts';
import { linksOf } from '../../documents/public-link.ts';
import type { Deps } from '../../services/deps.ts';
import { wholeFakturs } from './keluaran-family.ts';
import { type PrintData, printDataOf, toDraw } from './print-data.ts';

/** Links to the preview of invoices. */
export const fakturLinks = linksOf(wholeFakturs, { by: 'EFAKTUR_DOC_SEND', room: () => 'efaktur-v2/out' });

/** The invoice a link leads to. */
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

/** What is on the invoice and how it stands, and nothing of the account behind it. */
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
