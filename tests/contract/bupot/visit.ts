import type { BupotOffice, OutgoingBupot } from '../../../api/gateways/djp/bupot/port.ts';
import type { SentDocument, Verdict } from '../../../api/gateways/djp/document-port.ts';
import { START } from '../an-outgoing.ts';
import { doneWith } from '../office/visit.ts';
import { sentBupot } from './an-outgoing-bupot.ts';

export type OpenBupotOffice = { office: BupotOffice; clock: { now: number }; close(): Promise<void> };

const A_WHILE = 10_000;

export const bupotVisitor = () => {
  let opened: OpenBupotOffice | undefined;
  const here = (): OpenBupotOffice => {
    if (!opened) throw new Error('no office is open');
    return opened;
  };
  const pass = (ms = A_WHILE): void => {
    here().clock.now += ms;
  };
  const verdict = async (document: SentDocument): Promise<Verdict> => doneWith(await here().office.ask(document));
  const send = async (outgoing: OutgoingBupot): Promise<SentDocument> => {
    const { ref } = doneWith(await here().office.send(outgoing, outgoing.bupot.id));
    return sentBupot(outgoing, { ref });
  };
  const brought = async (document: SentDocument): Promise<Verdict> => {
    pass();
    const stored = await verdict(document);
    if (stored.state !== 'submitted') return stored;
    doneWith(await here().office.issue(document, `${document.objectId}.issue`));
    pass();
    return verdict(document);
  };
  const issued = async (outgoing: OutgoingBupot) => {
    const document = await send(outgoing);
    const message = await brought(document);
    if (message.state !== 'approved') throw new Error(`not issued: ${JSON.stringify(message)}`);
    return { document, number: message.number };
  };
  return {
    get office() {
      return here().office;
    },
    enter: (office: OpenBupotOffice): void => {
      opened = office;
      office.clock.now = START;
    },
    leave: (): Promise<void> => here().close(),
    pass,
    verdict,
    send,
    brought,
    issued,
  };
};

export type BupotVisit = ReturnType<typeof bupotVisitor>;
