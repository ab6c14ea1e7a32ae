import type { Locale } from '#domain/messages/index.ts';
import { drawSspPdf } from '../modules/billing/files/ssp-pdf.ts';
import { drawBupotPdf } from '../modules/bupot/files/pdf.ts';
import { drawBridgePdf } from '../modules/cocokkan/files/bridge-pdf.ts';
import { drawRequestPdf } from '../modules/cocokkan/files/request-pdf.ts';
import { drawFakturPdf } from '../modules/faktur/files/pdf.ts';
import { drawReturPdf } from '../modules/faktur/files/retur-pdf.ts';
import { drawBpnPdf } from '../modules/ntpn/files/bpn-pdf.ts';
import { drawBpePdf } from '../modules/spt/files/bpe-pdf.ts';
import { drawSptPdf } from '../modules/spt/files/pdf.ts';
import { drawAnnualPdf } from '../modules/spt-badan/files/annual-pdf.ts';

const papers = {
  faktur: drawFakturPdf,
  retur: drawReturPdf,
  bupot: drawBupotPdf,
  ssp: drawSspPdf,
  bpn: drawBpnPdf,
  spt: drawSptPdf,
  bpe: drawBpePdf,
  annual: drawAnnualPdf,
  cocokkan: drawBridgePdf,
  fakturRequest: drawRequestPdf,
} as const;

type Papers = typeof papers;

/** Plain data, so that it can be passed to a thread. */
export type Drawing = {
  readonly [P in keyof Papers]: {
    readonly paper: P;
    readonly view: Parameters<Papers[P]>[0];
    readonly locale?: Locale;
  };
}[keyof Papers];

/** Does not block other requests. */
export type Draw = (companyId: string, drawing: Drawing) => Promise<Uint8Array>;

/** In this thread: a page takes about 20 ms of CPU time, an invoice of five thousand lines about one second. */
export const drawPaper = ({ paper, view, locale }: Drawing): Promise<Uint8Array> =>
  (papers[paper] as (view: Drawing['view'], locale?: Locale) => Promise<Uint8Array>)(view, locale);
