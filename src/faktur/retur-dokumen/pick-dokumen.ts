import type { DokumenListRow } from '#domain/faktur/dokumen.ts';
import { kindsOf, returnableKinds } from '#domain/faktur/dokumen-kinds.ts';
import { whyDokumenNotBack } from '#domain/faktur/retur-dokumen-origin.ts';
import { pickOrigin } from '../retur/PickOrigin.tsx';
import type { Side } from './sides.ts';

export const pickDokumen = ({ key, of: { name: refused, resource: returns }, origin: of, paths }: Side) => {
  const may = (row: Pick<DokumenListRow, 'status' | 'documentKind' | 'replacedBy'>) =>
    whyDokumenNotBack(key === 'out' ? 'DOC_OUT' : 'DOC_IN', row) === null;
  const states = Object.keys(of.status.states) as DokumenListRow['status'][];
  return pickOrigin<DokumenListRow>({
    returns,
    refused,
    of,
    may,
    to: paths.create,
    filter: {
      status: states.filter((status) => may({ status, documentKind: returnableKinds[0], replacedBy: null })),
      documentKind: returnableKinds.filter((kind) => kindsOf(key).includes(kind)),
    },
    label: 'returDokumenScreen.part.origin',
    helper: `returDokumenScreen.pick.help_${key}`,
  });
};
