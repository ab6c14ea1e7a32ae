import { answersOf } from '../http/contract.ts';

/** Where the host-to-host line takes returns of incoming invoices (docs/gateway-djp-http.md). */
export const returPaths = {
  send: '/v1/retur',
  status: '/v1/retur/status',
  request: (name: string) => `/v1/retur/${name}`,
} as const;

export const returAnswers = answersOf(/^\d{17}$/);
