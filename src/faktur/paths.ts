import { vatDocumentPathOf, vatListPath } from '#domain/faktur/document-paths.ts';

const OUT = vatListPath('OUT');

export const fakturPaths = {
  list: OUT,
  create: `${OUT}/create`,
  detail: vatDocumentPathOf('OUT'),
  edit: (id: string) => `${OUT}/${id}/edit`,
  termin: (id: string) => `${OUT}/${id}/termin`,
  substitute: (id: string) => `${OUT}/${id}/substitute`,
  editSubstitute: (id: string) => `${OUT}/${id}/substitute/edit`,
  importForm: '/main/efaktur-v2/import/form',
  imports: '/main/efaktur-v2/import',
  oneImport: (id: string) => `/main/efaktur-v2/import/detail/${id}`,
  imported: (id: string) => `${OUT}/import/${id}/list`,
};

const IN = vatListPath('IN');

export const masukanPaths = {
  list: IN,
  rules: `${IN}/rules`,
  detail: vatDocumentPathOf('IN'),
  importForm: `${fakturPaths.importForm}?kind=faktur-masukan`,
  imported: (id: string) => `${IN}?importId=${id}`,
};

const ROOT = '/main/efaktur-v2';

export const returPaths = {
  in: vatListPath('RETURN_IN'),
  out: vatListPath('RETURN_OUT'),
  detailIn: vatDocumentPathOf('RETURN_IN'),
  detailOut: vatDocumentPathOf('RETURN_OUT'),
  create: (originId: string) => `${ROOT}/in/return/${originId}/create`,
  edit: (id: string) => `${ROOT}/in/return/${id}/edit`,
  importForm: `${fakturPaths.importForm}?kind=retur-masukan`,
  imported: (id: string) => `${vatListPath('RETURN_IN')}?importId=${id}`,
};

const ofDokumen = (side: 'out' | 'in') => {
  const type = side === 'out' ? 'DOC_OUT' : 'DOC_IN';
  const list = vatListPath(type);
  return {
    list,
    create: `${list}/create`,
    detail: vatDocumentPathOf(type),
    edit: (id: string) => `${list}/${id}/edit`,
    substitute: (id: string) => `${list}/${id}/substitute`,
    editSubstitute: (id: string) => `${list}/${id}/substitute/edit`,
    importForm: `${fakturPaths.importForm}?kind=dokumen-${side === 'out' ? 'keluaran' : 'masukan'}`,
    imported: (id: string) => `${list}?importId=${id}`,
  };
};

export const dokumenPaths = { out: ofDokumen('out'), in: ofDokumen('in') };

const ofReturDokumen = (side: 'out' | 'in') => {
  const type = side === 'out' ? 'RETURN_DOC_OUT' : 'RETURN_DOC_IN';
  const list = vatListPath(type);
  const one = `${ROOT}/return/document/${side}`;
  return {
    list,
    create: (originId: string) => `${one}/${originId}/create`,
    detail: vatDocumentPathOf(type),
    edit: (id: string) => `${one}/${id}/edit`,
    importForm: `${fakturPaths.importForm}?kind=retur-dokumen-${side === 'out' ? 'keluaran' : 'masukan'}`,
    imported: (id: string) => `${list}?importId=${id}`,
  };
};

export const returDokumenPaths = { out: ofReturDokumen('out'), in: ofReturDokumen('in') };
