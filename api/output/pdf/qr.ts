import QRCode from 'qrcode';

/** Draws a QR code as one filled path, which is an order of magnitude cheaper than an image and prints sharp at any size. */
export const drawQr = (doc: PDFKit.PDFDocument, text: string, left: number, top: number, size: number): void => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const cell = size / modules.size;
  for (let row = 0; row < modules.size; row++) {
    let start = -1;
    for (let column = 0; column <= modules.size; column++) {
      const dark = column < modules.size && modules.get(row, column) === 1;
      if (dark && start < 0) start = column;
      if (!dark && start >= 0) {
        doc.rect(left + start * cell, top + row * cell, (column - start) * cell, cell + 0.05);
        start = -1;
      }
    }
  }
  doc.fill('#000000');
};
