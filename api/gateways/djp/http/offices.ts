import { z } from 'zod';
import type { LineOptions } from '../../line.ts';
import type { BillingOffice } from '../billing/port.ts';
import {
  billingOffice,
  billingPaths,
  issuedAnswer,
  knownAnswer,
  receiptAnswer,
  settledAnswer,
} from '../billing/wire.ts';
import { bupotAnswers, bupotPaths, leaveAnswer, pullAnswer } from '../bupot/http-contract.ts';
import { bupotOffice } from '../bupot/office.ts';
import type { BupotOffice } from '../bupot/port.ts';
import type { Verdict } from '../document-port.ts';
import { DECIDE, decidedAnswer } from '../dokumen/crediting.ts';
import { prepopulatedAnswer, prepopulatedPath } from '../dokumen/prepopulated.ts';
import { incomingAnswer, incomingPaths } from '../faktur/incoming.ts';
import { type FakturRequest, fakturOffice } from '../faktur/office.ts';
import type { FilingOffice } from '../filing/port.ts';
import { filingOffice, filingPaths, filingVerdict, sentCode } from '../filing/wire.ts';
import type { TaxOffice } from '../port.ts';
import { returnedAnswer, returnedPaths } from '../retur/returned.ts';
import type { SptOffice } from '../spt/port.ts';
import { sptOffice, sptPaths, sptReceipt, sptVerdict } from '../spt/wire.ts';
import type { DocumentLine } from '../translate.ts';
import { caller } from './call.ts';
import { type answersOf, authorisationAnswer, fakturAnswers, paths, requestPaths, taxpayerAnswer } from './contract.ts';
import { dokumenPaths, ownNumberAnswers, returAnswers, returDokumenPaths, returPaths } from './vat-paths.ts';

type DocumentPaths<Request extends string> = {
  readonly send: string;
  readonly status: string;
  readonly request: (name: Request) => string;
};

const documentLine = <Document, Request extends string>(
  { warn }: LineOptions,
  call: ReturnType<typeof caller>,
  paths: DocumentPaths<Request>,
  answers: ReturnType<typeof answersOf>,
): DocumentLine<Document, Request> => {
  const warned = (verdict: Verdict): void => {
    if (verdict.state === 'unknown')
      warn?.({ path: paths.status, status: 200, problem: `unknown status ${verdict.code}` });
  };
  const verdict = async (params: Parameters<typeof call>[0]) => {
    const answer = await call(params, answers.verdict);
    if (answer.kind === 'done') warned(answer.value);
    return answer;
  };
  return {
    receive: (document, key) => call({ path: paths.send, body: document, key, changes: true }, answers.receipt),
    ask: (named) => verdict({ path: paths.status, body: named, changes: false }),
    request: (name, named, reason, key) =>
      verdict({ path: paths.request(name), body: { ...named, reason }, key, changes: true }),
  };
};

const pathOf = (request: FakturRequest): string => {
  const [path = request] = Object.entries(requestPaths).find(([, name]) => name === request) ?? [];
  return paths.request(path);
};

export const httpOffice = (options: LineOptions): TaxOffice => {
  const call = caller(options);
  return fakturOffice(
    { name: 'http', simulated: false },
    {
      ...documentLine(options, call, { ...paths, request: pathOf }, fakturAnswers),
      incoming: {
        pullIncoming: (body) => call({ path: incomingPaths.pull, body, changes: false }, incomingAnswer),
        decideIncoming: (body, key) => call({ path: incomingPaths.decide, body, key, changes: true }, incomingAnswer),
        answerSeller: (body, key) => call({ path: incomingPaths.answer, body, key, changes: true }, incomingAnswer),
      },
      taxpayer: (npwp) => call({ path: paths.taxpayer, body: { npwp }, changes: false }, taxpayerAnswer),
      authorisation: (tin, code) =>
        call({ path: paths.authorisation, body: { tin, code }, changes: false }, authorisationAnswer),
      retur: {
        ...documentLine(options, call, returPaths, returAnswers),
        pullReturned: (body) => call({ path: returnedPaths.pull, body, changes: false }, z.array(returnedAnswer)),
        answerBuyer: (body, key) => call({ path: returnedPaths.answer, body, key, changes: true }, returnedAnswer),
      },
      dokumen: {
        ...documentLine(options, call, dokumenPaths, ownNumberAnswers),
        prepopulated: (body) => call({ path: prepopulatedPath, body, changes: false }, prepopulatedAnswer),
        decide: (body, key) => call({ path: DECIDE, body, key, changes: true }, decidedAnswer),
      },
      returDokumen: documentLine(options, call, returDokumenPaths, ownNumberAnswers),
    },
  );
};

export const httpBillingOffice = (options: LineOptions): BillingOffice => {
  const call = caller(options);
  return billingOffice(
    { name: 'http', simulated: false },
    {
      issue: (body, key) => call({ path: billingPaths.issue, body, key, changes: true }, issuedAnswer),
      inquire: (body) => call({ path: billingPaths.inquire, body, changes: false }, knownAnswer),
      settle: (body, key) => call({ path: billingPaths.settle, body, key, changes: true }, settledAnswer),
      confirm: (body) => call({ path: billingPaths.confirm, body, changes: false }, receiptAnswer),
    },
  );
};

export const httpBupotOffice = (options: LineOptions): BupotOffice => {
  const call = caller(options);
  return bupotOffice(
    { name: 'http', simulated: false },
    {
      ...documentLine(options, call, bupotPaths, bupotAnswers),
      leave: (tin) => call({ path: bupotPaths.leave, body: { tin }, changes: false }, leaveAnswer),
      pull: (params) => call({ path: bupotPaths.pull, body: params, changes: false }, pullAnswer),
    },
  );
};

export const httpSptOffice = (options: LineOptions): SptOffice => {
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

export const httpFilingOffice = (options: LineOptions): FilingOffice => {
  const call = caller(options);
  return filingOffice(
    { name: 'http', simulated: false },
    {
      sendCode: (body) => call({ path: filingPaths.code, body, changes: false }, sentCode),
      file: (body, key) => call({ path: filingPaths.file, body, key, changes: true }, filingVerdict),
      ask: (body) => call({ path: filingPaths.status, body, changes: false }, filingVerdict),
    },
  );
};
