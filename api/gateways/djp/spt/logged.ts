import type { Clock } from '#domain/scope.ts';
import { callLog, type RecordCall } from '../../log.ts';
import type { SptOffice } from './port.ts';

/** The office's side of monthly returns with every call noted. */
export const loggedSptOffice = (office: SptOffice, record: RecordCall, now: Clock): SptOffice => {
  const call = callLog(`djp/${office.name}`, record, now);
  return {
    ...office,
    file: (outgoing, key) => {
      const { tin, type, period, revision, documentCount, bills, codes } = outgoing;
      const said = { key, tin, type, period, revision, documentCount, bills, codes };
      return call('spt.file', outgoing, said, () => office.file(outgoing, key));
    },
    ask: (sent) => call('spt.ask', sent, sent, () => office.ask(sent)),
    takeBack: (sent, key) => call('spt.takeBack', sent, { ...sent, key }, () => office.takeBack(sent, key)),
  };
};
