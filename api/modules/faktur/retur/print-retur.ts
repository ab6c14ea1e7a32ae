import type { Faktur } from '#domain/faktur/record.ts';
import { type Retur, returLabel } from '#domain/faktur/retur.ts';
import { noteOf } from '#domain/faktur/retur-compute.ts';
import { isReturned } from '#domain/faktur/retur-left.ts';
import type { PublicRetur } from '#domain/faktur/retur-schema.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../../db/database.ts';
import { fakturRow } from '../../../../db/repositories/faktur/faktur.ts';
import { ownCompany } from '../../../../db/repositories/own-company.ts';
import { drawn, linksOf, type Paper, type PaperToDraw } from '../../../documents/paper.ts';
import { fileName } from '../../../output/file-name.ts';
import type { Deps } from '../../../services/deps.ts';
import type { ReturPaperView } from '../files/retur-pdf.ts';
import { returKeluaranFamily, returMasukanFamily, wholeReturs } from './family.ts';

const factsOf = (retur: Retur, buyer: string, seller: string): string =>
  [returLabel(retur as never), buyer, seller, retur.originNumber, retur.date, retur.dpp, retur.ppn].join('|');

export const returPaperOf = async (
  scope: Scope,
  query: Query,
  retur: Retur,
  link?: string,
): Promise<ReturPaperView> => {
  const { name, npwp, address, city } = await ownCompany(scope, query);
  const origin = retur.originId === null ? undefined : await fakturRow(scope, query, retur.originId);
  const own = { name, npwp, nitku: retur.ownNitku, address };
  const other = {
    name: retur.counterpartyName,
    npwp: retur.counterpartyNpwp,
    nitku: retur.counterpartyNitku,
    address: retur.counterpartyAddress,
  };
  const [buyer, seller] = retur.type === 'RETURN_IN' ? [{ ...own, city }, other] : [{ ...other, city: null }, own];
  const qr = link ?? factsOf(retur, buyer.npwp, seller.npwp);
  return { retur, buyer, seller, originDate: origin?.date ?? null, qr };
};

const stateWords = { RETURN_IN: 'retur.status', RETURN_OUT: 'returOut.status' } as const;
const statusText = ({ type, status }: Retur, locale: Locale): string =>
  say(locale, `${stateWords[type as keyof typeof stateWords]}.${status}`);

/** Default name: "Nota retur 99002500114800001.pdf". */
export const returToDraw = (view: ReturPaperView, locale: Locale, pattern?: string): PaperToDraw => {
  const { retur } = view;
  const usual = `${say(locale, `pdfRetur.title.${noteOf(retur.lines)}`)} {nomor}`;
  return {
    drawing: { paper: 'retur', view, locale },
    name: fileName(
      pattern ?? usual,
      {
        nomor: returLabel(retur as never),
        referensi: retur.reference ?? retur.id,
        lawan: retur.counterpartyName,
        npwp: retur.counterpartyNpwp,
        tanggal: retur.date,
        masa: retur.period,
        status: statusText(retur, locale),
      },
      'pdf',
      'retur',
    ),
  };
};

type Viewing = { view(deps: Deps, scope: Scope, id: string): Promise<Retur> };

const pdfOf =
  (family: Viewing) =>
  async (deps: Deps, scope: Scope, id: string): Promise<Paper> => {
    const view = await returPaperOf(scope, deps.db.read, await family.view(deps, scope, id));
    return drawn(deps, scope, returToDraw(view, scope.locale));
  };

export const returMasukanPdf = pdfOf(returMasukanFamily);
export const returKeluaranPdf = pdfOf(returKeluaranFamily);

export const returLinks = linksOf(wholeReturs, { by: 'EFAKTUR_DOC_SEND', room: () => 'efaktur/in/return' });

const opened = async (deps: Deps, token: string, locale: Locale): Promise<ReturPaperView> => {
  const { scope, row, url } = await returLinks.open(deps, token, locale);
  return returPaperOf(scope, deps.db.read, row, url);
};

export const publicReturPdf = async (deps: Deps, token: string, locale: Locale): Promise<Paper> => {
  const view = await opened(deps, token, locale);
  return drawn(deps, view.retur, returToDraw(view, locale));
};

const lineOf = (line: Faktur['lines'][number]): PublicRetur['lines'][number] => ({
  name: line.name,
  unit: line.unit,
  quantity: line.quantity,
  price: line.price,
  discount: line.discount,
  dpp: line.dpp,
  otherDpp: line.otherDpp,
  ppn: line.ppn,
  ppnbm: line.ppnbm,
});

/** Without account data: the page is public. */
export const publicReturView = async (deps: Deps, token: string, locale: Locale): Promise<PublicRetur> => {
  const { retur, buyer, seller, originDate } = await opened(deps, token, locale);
  const { number, date, period, reference, originNumber, dpp, otherDpp, ppn, ppnbm } = retur;
  const { nitku: _, ...ofBuyer } = buyer;
  const { nitku: __, ...ofSeller } = seller;
  return {
    number,
    date,
    period,
    reference,
    originNumber,
    originDate,
    dpp,
    otherDpp,
    ppn,
    ppnbm,
    status: retur.status,
    statusText: statusText(retur, locale),
    note: noteOf(retur.lines),
    buyer: { ...ofBuyer, city: buyer.city ?? '' },
    seller: ofSeller,
    lines: retur.lines.filter(isReturned).map(lineOf),
  };
};
