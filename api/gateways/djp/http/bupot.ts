import { bupotOffice } from '../bupot-office.ts';
import type { BupotOffice } from '../bupot-port.ts';
import { bupotAnswers, bupotPaths, leaveAnswer, pullAnswer } from './bupot-contract.ts';
import { caller, type HttpOfficeOptions } from './call.ts';
import { documentLine } from './document-line.ts';

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
