import { PatternDialog } from '../../ui/documents/PatternDialog.tsx';

const parts = ['nomor', 'jenis', 'penerima', 'npwp', 'masa', 'tanggal', 'referensi', 'status'];

/** How the PDFs of many slips are called. */
export const ZipDialog = (props: { readonly onClose: () => void; readonly onPattern: (pattern: string) => void }) => (
  <PatternDialog words="bupotScreen.pattern" start="Bupot {jenis} {nomor}" parts={parts} {...props} />
);
