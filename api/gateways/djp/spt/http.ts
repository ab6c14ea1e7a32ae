import { caller, type HttpOfficeOptions } from '../http/call.ts';
import { sptPaths } from './http-contract.ts';
import type { SptOffice } from './port.ts';
import { sptOffice, sptReceipt, sptVerdict } from './wire.ts';

/** The tax office's side of monthly returns over a host-to-host line (docs/gateway-djp-http.md). */
export const httpSptOffice = (options: HttpOfficeOptions): SptOffice => {
  const call = caller(options);
  return sptOffice(
    { name: 'http', simulated: false },
    {
      file: (body, key) => call({ path: sptPaths.file, body, key, changes: true }, sptReceipt),
      ask: (body) => call({ path: sptPaths.status, body, changes: false }, sptVerdict),
      takeBack: (body, key) => call({ path: sptPaths.takeBack, body, key, changes: true }, sptVerdict),
    },
  );
};
