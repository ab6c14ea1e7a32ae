import type { Answer } from '../../answer.ts';
import type { SentDocument, TaxOffice, Verdict } from '../port.ts';
import { named, ourAnswer, ourVerdict, sendAs } from '../translate.ts';
import { openDesk } from './desk.ts';
import type { SimulatorOptions } from './options.ts';

export type { SimulatorOptions };

/** The simulated tax office in the same process. */
export const simulatedOffice = (options: SimulatorOptions): TaxOffice => {
  const desk = openDesk(options);
  const verdict = async (answer: Promise<Answer<Verdict>>) => ourAnswer(await answer, ourVerdict);
  const request = (name: Parameters<typeof desk.request>[0], document: SentDocument, reason: string, key: string) =>
    verdict(desk.request(name, named(document), reason, key));
  return {
    name: 'simulator',
    simulated: true,
    capabilities: { send: true, cancel: true, substitute: true, inquire: true },
    send: (outgoing, key) => sendAs(outgoing, (document) => desk.receive(document, key)),
    ask: (document) => verdict(desk.ask(named(document))),
    cancel: (document, reason, key) => request('cancel', document, reason, key),
    revokeCancel: (document, key) => request('revokeCancel', document, '', key),
    confirmCancel: (document, key) => request('confirmCancel', document, '', key),
    confirmSubstitute: (document, key) => request('confirmSubstitute', document, '', key),
    checkNpwp: ({ npwp }) => desk.taxpayer(npwp),
  };
};
