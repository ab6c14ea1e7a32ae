import { answersOf } from './contract.ts';

/** Where the host-to-host line takes the documents of one type (docs/gateway-djp-http.md). */
const pathsOf = (type: string) => ({
  send: `/v1/${type}`,
  status: `/v1/${type}/status`,
  request: (name: string) => `/v1/${type}/${name}`,
});

export const returPaths = pathsOf('retur');
export const dokumenPaths = pathsOf('dokumen');
export const returDokumenPaths = pathsOf('retur-dokumen');

/** What is answered of returns of invoices, which have a number of the office. */
export const returAnswers = answersOf(/^\d{17}$/);
/** And of what is known by the number of its maker's own paper: other documents and their returns. */
export const ownNumberAnswers = answersOf(/^.{1,100}$/);
