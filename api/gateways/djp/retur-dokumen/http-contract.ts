import { answersOf } from '../http/contract.ts';

/** Where the host-to-host line takes returns of other documents, both ways (docs/gateway-djp-http.md). */
export const returDokumenPaths = {
  send: '/v1/retur-dokumen',
  status: '/v1/retur-dokumen/status',
  request: (name: string) => `/v1/retur-dokumen/${name}`,
} as const;

/** A return is known by its maker's own number. */
export const returDokumenAnswers = answersOf(/^.{1,100}$/);
