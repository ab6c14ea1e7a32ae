import { type FakturRequest, fakturOffice } from '../faktur/office.ts';
import type { TaxOffice } from '../port.ts';
import { caller, type HttpOfficeOptions } from './call.ts';
import { fakturAnswers, paths, requestPaths, taxpayerAnswer } from './contract.ts';
import { documentLine } from './document-line.ts';

const pathOf = (request: FakturRequest): string => {
  const [path = request] = Object.entries(requestPaths).find(([, name]) => name === request) ?? [];
  return paths.request(path);
};

/** The tax office's side of invoices over a host-to-host line (docs/gateway-djp-http.md). */
export const httpOffice = (options: HttpOfficeOptions): TaxOffice => {
  const call = caller(options);
  return fakturOffice(
    { name: 'http', simulated: false },
    {
      ...documentLine(options, call, { ...paths, request: pathOf }, fakturAnswers),
      taxpayer: (npwp) => call({ path: paths.taxpayer, body: { npwp }, changes: false }, taxpayerAnswer),
    },
  );
};
