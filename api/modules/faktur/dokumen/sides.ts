import { type DokumenKeluaranFilter, dokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { type DokumenMasukanFilter, dokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import { decidingCredit } from '../masukan/decide-credit.ts';
import { tellDokumenDecided } from '../masukan/tell-office.ts';
import { dokumenKeluaranFamily, dokumenMasukanFamily } from './family.ts';
import { dokumenSide } from './side.ts';

export const dokumenWork = {
  out: dokumenSide<SelectionOf<DokumenKeluaranFilter>>({
    definition: dokumenKeluaran,
    family: dokumenKeluaranFamily,
    inForce: ['APPROVED'],
  }),
  in: dokumenSide<SelectionOf<DokumenMasukanFilter>>({
    definition: dokumenMasukan,
    family: dokumenMasukanFamily,
    inForce: ['APPROVED', 'CREDITED', 'UNCREDITED'],
  }),
};

/** Crediting follows the rules of incoming invoices. */
export const {
  decide: decideDokumen,
  write: writeDokumenDecision,
  filedBy: filedByDokumenDecision,
} = decidingCredit({
  family: dokumenMasukanFamily,
  returns: 'RETURN_DOC_IN',
  onDecided: tellDokumenDecided,
});
