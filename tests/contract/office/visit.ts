import type { Answer } from '../../../api/gateways/answer.ts';
import type { OutgoingFaktur, Receipt, TaxOffice, TaxpayerCounter, Verdict } from '../../../api/gateways/djp/port.ts';
import { START, sent } from '../an-outgoing.ts';

export type OpenOffice = {
  office: TaxOffice;
  taxpayers: TaxpayerCounter;
  clock: { now: number };
  close(): Promise<void>;
};

const A_WHILE = 10_000;

export const doneWith = <T>(answer: Answer<T>): T => {
  if (answer.kind !== 'done') throw new Error(`not done: ${JSON.stringify(answer)}`);
  return answer.value;
};

export const visitor = () => {
  let opened: OpenOffice | undefined;
  const here = (): OpenOffice => {
    if (!opened) throw new Error('no office is open');
    return opened;
  };
  const pass = (ms = A_WHILE): void => {
    here().clock.now += ms;
  };
  const send = async (outgoing: OutgoingFaktur, key = outgoing.faktur.id): Promise<Receipt> =>
    doneWith(await here().office.send(outgoing, key));
  const verdict = async (outgoing: OutgoingFaktur, ref: string): Promise<Verdict> =>
    doneWith(await here().office.ask(sent(outgoing, { ref })));
  const approved = async (outgoing: OutgoingFaktur) => {
    const { ref } = await send(outgoing);
    pass();
    const message = await verdict(outgoing, ref);
    if (message.state !== 'approved') throw new Error(`not approved: ${JSON.stringify(message)}`);
    return { ref, number: message.number, document: sent(outgoing, { ref }) };
  };
  return {
    get office() {
      return here().office;
    },
    enter: (office: OpenOffice): void => {
      opened = office;
      office.clock.now = START;
    },
    leave: (): Promise<void> => here().close(),
    authorise: (...input: Parameters<TaxpayerCounter['authorise']>) => here().taxpayers.authorise(...input),
    pass,
    send,
    verdict,
    approved,
  };
};

export type Visit = ReturnType<typeof visitor>;
