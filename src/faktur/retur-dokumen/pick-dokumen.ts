import type { DokumenListRow } from '#domain/faktur/dokumen.ts';
import { fakturDokumenKeluaran } from '#domain/faktur/dokumen-keluaran.ts';
import { fakturDokumenMasukan } from '#domain/faktur/dokumen-masukan.ts';
import { returnableKinds, whyDokumenNotBack } from '#domain/faktur/retur-dokumen-origin.ts';
import { pickOrigin } from '../retur/PickOrigin.tsx';
import type { Side } from './sides.ts';

const origins = {
  out: { type: 'DOC_OUT', of: fakturDokumenKeluaran },
  in: { type: 'DOC_IN', of: fakturDokumenMasukan },
} as const;

/** Creating a return starts by choosing a document whose kind and state allow one. */
export const pickDokumen = ({ key, of: { name: refused }, paths }: Side) => {
  const { type, of } = origins[key];
  const may = (row: Pick<DokumenListRow, 'status' | 'documentKind' | 'replacedBy'>) =>
    whyDokumenNotBack(type, row) === null;
  const { documentKind: kinds } = of.list.filters;
  const states = Object.keys(of.status.states) as DokumenListRow['status'][];
  return pickOrigin<DokumenListRow>({
    returns: `efaktur/document/${key}/return/ctas`,
    refused,
    of,
    may,
    to: paths.create,
    filter: {
      status: states.filter((status) => may({ status, documentKind: returnableKinds[0], replacedBy: null })),
      documentKind: returnableKinds.filter((kind) => kinds.schema.safeParse([kind]).success),
    },
    label: 'returDokumenScreen.pick.document',
    helper: `returDokumenScreen.pick.help_${key}`,
  });
};
