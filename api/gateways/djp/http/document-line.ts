import type { Verdict } from '../document-port.ts';
import type { DocumentLine } from '../translate.ts';
import type { caller, HttpOfficeOptions } from './call.ts';
import type { answersOf } from './contract.ts';

/** Where the line takes documents of one family: sending, the question how one stands, and requests by their name. */
export type DocumentPaths<Request extends string> = {
  readonly send: string;
  readonly status: string;
  readonly request: (name: Request) => string;
};

/** The calls about one family of documents over the host-to-host line. */
export const documentLine = <Document, Request extends string>(
  { warn }: HttpOfficeOptions,
  call: ReturnType<typeof caller>,
  paths: DocumentPaths<Request>,
  answers: ReturnType<typeof answersOf>,
): DocumentLine<Document, Request> => {
  const warned = (verdict: Verdict): void => {
    if (verdict.state === 'unknown')
      warn?.({ path: paths.status, status: 200, problem: `unknown status ${verdict.code}` });
  };
  const verdict = async (asked: Parameters<typeof call>[0]) => {
    const answer = await call(asked, answers.verdict);
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
