import type { DokumenMasukanFilter } from '#domain/faktur/dokumen-masukan.ts';
import type { SelectionOf } from '../../../../db/repositories/list-of.ts';
import type { Handler } from '../../../jobs/handler.ts';
import { dokumenMasukanFamily } from '../dokumen/family.ts';
import { filedByDokumenDecision, writeDokumenDecision } from '../dokumen/sides.ts';
import { decidingMany, type ManyDecided } from '../masukan/decide-many.ts';

type Selection = SelectionOf<DokumenMasukanFilter>;

const { decideMany } = decidingMany<Selection>({
  family: dokumenMasukanFamily,
  write: writeDokumenDecision,
  filedBy: filedByDokumenDecision,
});

export const dokumenDecide: Handler<ManyDecided<Selection>> = {
  kind: 'dokumen-in.decide',
  attempts: 5,
  run: (context, { payload }) => decideMany(context, payload),
};
