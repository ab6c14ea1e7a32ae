import type { Locale } from '#domain/messages/index.ts';
import { drawFakturPdf } from '../../output/faktur-pdf.ts';
import type { FakturView } from '../../output/faktur-view.ts';

/** One invoice to be drawn: an invoice of five thousand lines takes a second of processor. */
export type PaperInput = { view: FakturView; locale: Locale };

export default ({ view, locale }: PaperInput): Promise<Uint8Array> => drawFakturPdf(view, locale);
