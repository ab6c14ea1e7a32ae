import QRCode from 'qrcode';

type Run = { readonly row: number; readonly from: number; readonly length: number };

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

export const qrPath = (text: string): { size: number; path: string } => {
  const { size, runs } = qrOf(text);
  return { size, path: runs.map(({ row, from, length }) => `M${from} ${row}h${length}v1h-${length}z`).join('') };
};
