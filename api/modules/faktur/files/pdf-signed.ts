import { drawable, ink, page, type Sheet } from '../../../output/pdf/sheet.ts';

const left = page.left + 330;
const centred = { width: page.right - page.left - 338, align: 'center' } as const;

type Signed = { readonly place: string; readonly signed: boolean; readonly name: string };

export const drawSigned = ({ doc, say }: Sheet, top: number, { place, signed, name }: Signed): void => {
  doc.font('Helvetica').fontSize(9).fillColor(ink.text);
  doc.text(drawable(place), left, top, centred);
  doc.fontSize(8).fillColor(ink.soft);
  doc.text(say(signed ? 'pdf.signedBy' : 'pdf.notSigned'), left, top + 34, centred);
  doc.font('Helvetica-Bold').fontSize(9.5).fillColor(ink.text);
  doc.text(drawable(name), left, top + 48, centred);
};
