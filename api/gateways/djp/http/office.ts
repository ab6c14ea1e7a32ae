import type { SentDocument, TaxOffice, Verdict } from '../port.ts';
import { named, ourAnswer, ourVerdict, sendAs } from '../translate.ts';
import { caller, type HttpOfficeOptions } from './call.ts';
import { paths, receiptAnswer, type requestPaths, taxpayerAnswer, verdictAnswer } from './contract.ts';

/** The tax office over a host-to-host line (docs/gateway-djp-http.md). */
export const httpOffice = (options: HttpOfficeOptions): TaxOffice => {
  const call = caller(options);
  const warned = (verdict: Verdict): Verdict => {
    if (verdict.state === 'unknown')
      options.warn?.({ path: paths.status, status: 200, problem: `unknown status ${verdict.code}` });
    return ourVerdict(verdict);
  };
  const request = async (name: keyof typeof requestPaths, document: SentDocument, reason: string, key: string) =>
    ourAnswer(
      await call(
        { path: paths.request(name), body: { ...named(document), reason }, key, changes: true },
        verdictAnswer,
      ),
      warned,
    );
  return {
    name: 'http',
    simulated: false,
    capabilities: { send: true, cancel: true, substitute: true, inquire: true },
    send: (outgoing, key) =>
      sendAs(outgoing, (document) => call({ path: paths.send, body: document, key, changes: true }, receiptAnswer)),
    ask: async (document) =>
      ourAnswer(await call({ path: paths.status, body: named(document), changes: false }, verdictAnswer), warned),
    cancel: (document, reason, key) => request('cancel', document, reason, key),
    revokeCancel: (document, key) => request('revoke-cancel', document, '', key),
    confirmCancel: (document, key) => request('confirm-cancel', document, '', key),
    confirmSubstitute: (document, key) => request('confirm-substitute', document, '', key),
    checkNpwp: ({ npwp }) => call({ path: paths.taxpayer, body: { npwp }, changes: false }, taxpayerAnswer),
  };
};
