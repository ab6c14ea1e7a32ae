import QRCode from 'qrcode';

/** A stretch of dark cells in a row of a QR code. */
type Run = { readonly row: number; readonly from: number; readonly length: number };

/** A QR code as stretches of dark cells, and how many cells it is wide. */
export const qrOf = (text: string): { readonly size: number; readonly runs: readonly Run[] } => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const runs: Run[] = [];
  for (let row = 0; row < size; row++) {
    let from = -1;
    for (let column = 0; column <= size; column++) {
      const dark = column < size && modules.get(row, column) === 1;
      if (dark && from < 0) from = column;
      if (!dark && from >= 0) {
        runs.push({ row, from, length: column - from });
        from = -1;
      }
    }
  }
  return { size, runs };
};

/** The same as the path of an SVG in which a cell is one unit. */
export const qrPath = (text: string): { size: number; path: string } => {
  const { size, runs } = qrOf(text);
  return { size, path: runs.map(({ row, from, length }) => `M${from} ${row}h${length}v1h-${length}z`).join('') };
};
