import type { FakturType } from '#domain/faktur/types.ts';

const ROOT = '/main/efaktur-v2';

const paths: Readonly<Record<FakturType, (id: string) => string>> = {
  OUT: (id) => `${ROOT}/out/${id}/detail`,
  IN: (id) => `${ROOT}/in/${id}/detail`,
  RETURN_OUT: (id) => `${ROOT}/return/out/${id}/detail`,
  RETURN_IN: (id) => `${ROOT}/return/in/${id}/detail`,
  DOC_OUT: (id) => `${ROOT}/document/out/detail/${id}`,
  DOC_IN: (id) => `${ROOT}/document/in/detail/${id}`,
  RETURN_DOC_OUT: (id) => `${ROOT}/return/document/out/detail/${id}`,
  RETURN_DOC_IN: (id) => `${ROOT}/return/document/in/detail/${id}`,
};

/** The page of a VAT document. */
export const vatDocumentPath = ({ type, id }: { readonly type: FakturType; readonly id: string }): string =>
  paths[type](id);
