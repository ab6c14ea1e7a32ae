import { drawSspPdf } from '../modules/billing/files/ssp-pdf.ts';
import { drawBupotPdf } from '../modules/bupot/files/pdf.ts';
import { drawFakturPdf } from '../modules/faktur/files/pdf.ts';
import { drawBpnPdf } from '../modules/ntpn/files/bpn-pdf.ts';
import { drawBpePdf } from '../modules/spt/files/bpe-pdf.ts';
import { drawSptPdf } from '../modules/spt/files/pdf.ts';
import type { Drawing } from './drawing.ts';

/** Draws any paper as PDF, in this thread: a page takes some 20 ms of processor, an invoice of five thousand lines a second. */
export const drawPaper = (drawing: Drawing): Promise<Uint8Array> => {
  switch (drawing.paper) {
    case 'faktur':
      return drawFakturPdf(drawing.view, drawing.locale);
    case 'bupot':
      return drawBupotPdf(drawing.view);
    case 'ssp':
      return drawSspPdf(drawing.view);
    case 'bpn':
      return drawBpnPdf(drawing.view);
    case 'spt':
      return drawSptPdf(drawing.view);
    case 'bpe':
      return drawBpePdf(drawing.view);
  }
};
