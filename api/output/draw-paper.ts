import { drawBpePdf } from './bpe-pdf.ts';
import { drawBpnPdf } from './bpn-pdf.ts';
import { drawBupotPdf } from './bupot-pdf.ts';
import type { Drawing } from './drawing.ts';
import { drawFakturPdf } from './faktur-pdf.ts';
import { drawSptPdf } from './spt-pdf.ts';
import { drawSspPdf } from './ssp-pdf.ts';

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
