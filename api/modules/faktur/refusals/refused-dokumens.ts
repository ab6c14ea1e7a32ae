import { vatFormPath } from '#domain/faktur/document-paths.ts';
import { type Dokumen, type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { curedDokumen, dokumenCureOf, dokumenFieldOf } from '#domain/faktur/dokumen-cures.ts';
import { bySide } from '#domain/faktur/sides.ts';
import { dokumenWork } from '../dokumen/sides.ts';
import { refusedSent } from './refused-sent.ts';

export const refusedDokumens = bySide((side) =>
  refusedSent<Dokumen, DokumenInput>({
    work: dokumenWork[side],
    cureOf: dokumenCureOf,
    cured: (_scope, _query, read, cure) => {
      const { input, changes } = curedDokumen(dokumenInputOf(read), cure, read.id);
      return { input, next: { ...read, ...input }, changes };
    },
    form: (read, code) => vatFormPath(`DOC_${side === 'out' ? 'OUT' : 'IN'}`, read, dokumenFieldOf(code)),
    signed: 'changeSignee',
  }),
);
