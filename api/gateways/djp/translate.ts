import { type Answer, refused } from '../answer.ts';
import type { DocumentOffice, Receipt, SentDocument, Verdict } from './document-port.ts';

export type Named = { readonly tin: string } & (
  | { readonly ref: string }
  | { readonly key: string }
  | { readonly number: string }
);

export type DocumentWords<Outgoing, Document> = {
  readonly sendable: (outgoing: Outgoing) => Document | null;
  readonly fieldOf: (path: string | undefined) => string | undefined;
  readonly unsendable: string;
};

export type DocumentLine<Document, Request extends string> = {
  receive(document: Document, key: string): Promise<Answer<Receipt>>;
  ask(named: Named): Promise<Answer<Verdict>>;
  request(name: Request, named: Named, reason: string, key: string): Promise<Answer<Verdict>>;
};

const named = ({ tin, ...document }: SentDocument): Named => {
  if ('ref' in document) return { tin, ref: document.ref };
  return 'key' in document ? { tin, key: document.key } : { tin, number: document.number };
};

/** A document the wire format cannot express is refused before it is sent. */
export const documentOffice = <Outgoing, Document, Request extends string>(
  { sendable, fieldOf, unsendable }: DocumentWords<Outgoing, Document>,
  line: DocumentLine<Document, Request>,
): Pick<DocumentOffice<Outgoing>, 'send' | 'ask'> & {
  request(name: Request, document: SentDocument, reason: string, key: string): Promise<Answer<Verdict>>;
} => {
  const ours = <T extends { readonly field?: string }>(value: T): T => {
    const { field, ...rest } = value;
    const mine = fieldOf(field);
    return (mine ? { ...rest, field: mine } : rest) as T;
  };
  const ourVerdict = (verdict: Verdict): Verdict =>
    verdict.state === 'rejected' || verdict.state === 'savedInvalid' ? ours(verdict) : verdict;
  const ourAnswer = <T>(answer: Answer<T>, value: (of: T) => T): Answer<T> =>
    answer.kind === 'done'
      ? { kind: 'done', value: value(answer.value) }
      : answer.kind === 'refused'
        ? ours(answer)
        : answer;

  return {
    send: async (outgoing, key) => {
      const document = sendable(outgoing);
      if (!document) return refused('MALFORMED_DOCUMENT', unsendable);
      const answer = await line.receive(document, key);
      return ourAnswer(answer, ({ ref, verdict }) => ({ ref, verdict: ourVerdict(verdict) }));
    },
    ask: async (document) => ourAnswer(await line.ask(named(document)), ourVerdict),
    request: async (name, document, reason, key) =>
      ourAnswer(await line.request(name, named(document), reason, key), ourVerdict),
  };
};

type About = { readonly name: string; readonly simulated: boolean };

export const cancelingOffice = <Outgoing, Document>(
  about: About,
  words: DocumentWords<Outgoing, Document>,
  line: DocumentLine<Document, 'cancel'>,
): DocumentOffice<Outgoing> => {
  const { send, ask, request } = documentOffice(words, line);
  return { ...about, send, ask, cancel: (document, reason, key) => request('cancel', document, reason, key) };
};
