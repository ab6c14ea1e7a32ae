import { caller, type HttpOfficeOptions } from '../http/call.ts';
import { documentLine } from '../http/document-line.ts';
import { bupotAnswers, bupotPaths, leaveAnswer, pullAnswer } from './http-contract.ts';
import { bupotOffice } from './office.ts';
import type { BupotOffice } from './port.ts';

/** The tax office's side of withholding slips over a host-to-host line (docs/gateway-djp-http.md). */
export const httpBupotOffice = (options: HttpOfficeOptions): BupotOffice => {
  const call = caller(options);
  return bupotOffice(
    { name: 'http', simulated: false },
    {
      ...documentLine(options, call, bupotPaths, bupotAnswers),
      leave: (tin) => call({ path: bupotPaths.leave, body: { tin }, changes: false }, leaveAnswer),
      pull: (asked) => call({ path: bupotPaths.pull, body: asked, changes: false }, pullAnswer),
    },
  );
};
