import { vatFormPath } from '#domain/faktur/document-paths.ts';
import { type Dokumen, type DokumenInput, dokumenInputOf } from '#domain/faktur/dokumen.ts';
import { curedDokumen, dokumenCureOf, dokumenFieldOf } from '#domain/faktur/dokumen-cures.ts';
import { dokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { dokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from '../dokumen/family.ts';
import { inSide, outSide } from '../dokumen/sides.ts';
import { refusedSent } from './refused-sent.ts';

const sides = {
  out: { name: 'dokumen-out', definition: dokumenKeluaran, family: dokumenKeluaranFamily, work: outSide },
  in: { name: 'dokumen-in', definition: dokumenMasukan, family: dokumenMasukanFamily, work: inSide },
} as const;

const refusedDokumens = (side: keyof typeof sides) =>
  refusedSent<Dokumen, DokumenInput>({
    // Both sides work alike; only their approved states differ, so the cast is safe.
    ...(sides[side] as (typeof sides)['out']),
    cureOf: dokumenCureOf,
    inputOf: dokumenInputOf,
    cured: (_scope, _query, read, cure) => {
      const { input, changes } = curedDokumen(dokumenInputOf(read), cure, read.id);
      return { input, next: { ...read, ...input }, changes };
    },
    form: (read, code) => vatFormPath(sides[side].definition.type, read, dokumenFieldOf(code)),
    signed: 'changeSignee',
  });

export const refusedDokumenOut = refusedDokumens('out');
export const refusedDokumenIn = refusedDokumens('in');
