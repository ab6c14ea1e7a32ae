import { vatDocumentPathOf, vatListPath } from '#domain/faktur/document-paths.ts';
import { bySide, sideWords } from '#domain/faktur/sides.ts';
import type { VatType } from '#domain/faktur/types.ts';

const ROOT = '/main/efaktur-v2';
const OUT = vatListPath('OUT');

const placesOf = (type: VatType) => ({
  list: vatListPath(type),
  detail: vatDocumentPathOf(type),
  imported: (id: string) => `${vatListPath(type)}?importId=${id}`,
});

const formsIn = (room: string) => ({
  create: `${room}/create`,
  edit: (id: string) => `${room}/${id}/edit`,
  substitute: (id: string) => `${room}/${id}/substitute`,
  editSubstitute: (id: string) => `${room}/${id}/substitute/edit`,
});

/** A return is made from the document that goes back. */
const returnFormsIn = (room: string) => ({
  create: (originId: string) => `${room}/${originId}/create`,
  edit: (id: string) => `${room}/${id}/edit`,
});

export const fakturPaths = {
  ...placesOf('OUT'),
  ...formsIn(OUT),
  termin: (id: string) => `${OUT}/${id}/termin`,
  importForm: `${ROOT}/import/form`,
  imports: `${ROOT}/import`,
  oneImport: (id: string) => `${ROOT}/import/detail/${id}`,
  imported: (id: string) => `${OUT}/import/${id}/list`,
};

const importOf = (kind: string) => `${fakturPaths.importForm}?kind=${kind}`;

export const masukanPaths = {
  ...placesOf('IN'),
  rules: `${vatListPath('IN')}/rules`,
  importForm: importOf('faktur-masukan'),
};

export const returPaths = {
  in: {
    ...placesOf('RETURN_IN'),
    ...returnFormsIn(`${ROOT}/in/return`),
    room: `${ROOT}/return/in`,
    importForm: importOf('retur-masukan'),
  },
  out: { ...placesOf('RETURN_OUT'), room: `${ROOT}/return/out` },
};

const types = {
  out: { of: 'DOC_OUT', retur: 'RETURN_DOC_OUT' },
  in: { of: 'DOC_IN', retur: 'RETURN_DOC_IN' },
} as const;

export const dokumenPaths = bySide((side) => ({
  ...placesOf(types[side].of),
  ...formsIn(vatListPath(types[side].of)),
  importForm: importOf(`dokumen-${sideWords[side]}`),
}));

export const returDokumenPaths = bySide((side) => ({
  ...placesOf(types[side].retur),
  ...returnFormsIn(`${ROOT}/return/document/${side}`),
  room: `${ROOT}/return/document/${side}`,
  importForm: importOf(`retur-dokumen-${sideWords[side]}`),
}));
