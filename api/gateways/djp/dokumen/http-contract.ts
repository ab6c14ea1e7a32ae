import { answersOf } from '../http/contract.ts';

/** Where the host-to-host line takes other documents, both ways (docs/gateway-djp-http.md). */
export const dokumenPaths = {
  send: '/v1/dokumen',
  status: '/v1/dokumen/status',
  request: (name: string) => `/v1/dokumen/${name}`,
} as const;

/** A document is known by the number of its own paper. */
export const dokumenAnswers = answersOf(/^.{1,100}$/);
