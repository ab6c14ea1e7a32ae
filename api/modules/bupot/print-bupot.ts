import type { SlipKind } from '#domain/bupot/kinds.ts';
import { labelOf } from '#domain/bupot/object-of-slip.ts';
import type { Bupot } from '#domain/bupot/record.ts';
import { isIssued } from '#domain/bupot/status-queries.ts';
import { exactTax, type PublicBupot } from '#domain/bupot/view.ts';
import { type Locale, say } from '#domain/messages/index.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query } from '../../../db/database.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { drawn, linksOf, type Paper, type PaperToDraw } from '../../documents/paper.ts';
import { fileName } from '../../output/file-name.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { bupotFamily, loadBupot } from './family.ts';
import { sheetOf } from './files/sheet/sheet-of.ts';
import { type SlipView, slipFacts } from './files/sheet/view.ts';
import { wrongStatus } from './move-bupots.ts';

export const USUAL_NAME = 'Bupot {jenis} {nomor}';

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

export const viewOf = async (scope: Scope, query: Query, bupot: Bupot, link?: string): Promise<SlipView> => {
  const { name, npwp } = await ownCompany(scope, query);
  return { bupot, withholder: { name, npwp }, qr: link ?? slipFacts(bupot, npwp) };
};

export const slipToDraw = (view: SlipView, locale: Locale): PaperToDraw => ({
  drawing: { paper: 'bupot', view },
  name: slipFileName(USUAL_NAME, view.bupot, locale),
});

export const bupotPdf = async (deps: Deps, scope: Scope, id: string): Promise<Paper> => {
  const bupot = await loadBupot(scope, deps.db.read, id);
  permit(scope, 'EBUPOT_WITHHOLDING_VIEW');
  return drawn(deps, scope, slipToDraw(await viewOf(scope, deps.db.read, bupot), scope.locale));
};

/** The specification names the first path; the others follow its pattern. */
const rooms: Readonly<Record<SlipKind, string>> = {
  BPPU: 'unifikasi/domestic',
  BPNR: 'unifikasi/foreign',
  SP: 'self-payment',
  CY: 'cumulative-payment',
  BP21: 'bp21',
  BPMP: 'bpmp',
  BPA1: 'bpA1',
  BPA2: 'bpA2',
  BP26: 'bp26',
};

export const bupotLinks = linksOf(bupotFamily, {
  by: 'EBUPOT_WITHHOLDING_SEND',
  room: ({ kind }) => `ebupot-v2/${rooms[kind]}`,
  refuse: (bupot) => {
    if (!isIssued(bupot)) throw wrongStatus(bupot);
  },
});

const opened = async (deps: Deps, token: string, locale: Locale): Promise<SlipView> => {
  const { scope, row, url } = await bupotLinks.open(deps, token, locale);
  return viewOf(scope, deps.db.read, row, url);
};

export const publicBupot = async (deps: Deps, token: string, locale: Locale): Promise<PublicBupot> => {
  const view = await opened(deps, token, locale);
  const { bupot, withholder } = view;
  const { kind, number, revision, status, period, date, issuedAt, gross, base, borne, payeeName, payeeNpwp } = bupot;
  return {
    kind,
    number,
    revision,
    status,
    period,
    date,
    issuedAt,
    gross,
    base,
    borne,
    withholder,
    tax: exactTax(bupot),
    payee: payeeName === null ? null : { name: payeeName, npwp: payeeNpwp ?? '' },
    statusText: say(locale, `bupot.status.${status}`),
    sheet: sheetOf(view, locale),
  };
};

export const publicPdf = async (deps: Deps, token: string, locale: Locale): Promise<Paper> => {
  const view = await opened(deps, token, locale);
  return drawn(deps, view.bupot, slipToDraw(view, locale));
};
