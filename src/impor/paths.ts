export const importPath = (id: string): string => `/main/efaktur-v2/import/detail/${id}`;
export const importedPath = (id: string): string => `/main/efaktur-v2/out/import/${id}/list`;
export const importListPath = '/main/efaktur-v2/import';
export const importFormPath = '/main/efaktur-v2/import/form';
