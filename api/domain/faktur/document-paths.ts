import type { VatType } from './types.ts';

const ROOM = '/main/efaktur-v2';
const CLASSIC = '/main/efaktur';

const places: Readonly<Record<VatType, (id: string) => string>> = {
  OUT: (id) => `${ROOM}/out/${id}/detail`,
  IN: (id) => `${ROOM}/in/${id}/detail`,
  RETURN_OUT: (id) => `${ROOM}/return/out/${id}/detail`,
  RETURN_IN: (id) => `${ROOM}/return/in/${id}/detail`,
  DOC_OUT: (id) => `${ROOM}/document/out/detail/${id}`,
  DOC_IN: (id) => `${ROOM}/document/in/detail/${id}`,
  RETURN_DOC_OUT: (id) => `${ROOM}/return/document/out/detail/${id}`,
  RETURN_DOC_IN: (id) => `${ROOM}/return/document/in/detail/${id}`,
  CLASSIC_OUT: (id) => `${CLASSIC}/out/detail/${id}`,
};

const lists: Readonly<Record<VatType, string>> = {
  OUT: `${ROOM}/out`,
  IN: `${ROOM}/in`,
  RETURN_OUT: `${ROOM}/out/return`,
  RETURN_IN: `${ROOM}/in/return`,
  DOC_OUT: `${ROOM}/document/out`,
  DOC_IN: `${ROOM}/document/in`,
  RETURN_DOC_OUT: `${ROOM}/document/out/return`,
  RETURN_DOC_IN: `${ROOM}/document/in/return`,
  CLASSIC_OUT: `${CLASSIC}/out`,
};

export const vatListPath = (type: VatType): string => lists[type];

const forms = {
  OUT: 'out',
  DOC_OUT: 'document/out',
  DOC_IN: 'document/in',
  RETURN_DOC_OUT: 'return/document/out',
  RETURN_DOC_IN: 'return/document/in',
} as const;

export const vatDocumentPath = ({ type, id }: { readonly type: VatType; readonly id: string }): string =>
  places[type](id);

export const vatDocumentPathOf =
  (type: VatType) =>
  (id: string): string =>
    vatDocumentPath({ type, id });

/** Optionally focused on a field. */
export const vatFormPath = (
  type: keyof typeof forms,
  { id, replaces }: { readonly id: string; readonly replaces: string | null },
  field?: string | null,
): string => {
  const form = `${ROOM}/${forms[type]}/${id}/${replaces ? 'substitute/' : ''}edit`;
  return field ? `${form}?bagian=${encodeURIComponent(field)}` : form;
};
