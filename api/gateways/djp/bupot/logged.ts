import type { Clock } from '#domain/scope.ts';
import { callLog, type RecordCall } from '../../log.ts';
import type { BupotOffice } from './port.ts';

/** The office's side of withholding slips with every call noted. Leave to pull is not: whoever has it may pull. */
export const loggedBupotOffice = (office: BupotOffice, record: RecordCall, now: Clock): BupotOffice => {
  const call = callLog(`djp/${office.name}`, record, now);
  return {
    ...office,
    send: (outgoing, key) => {
      const { companyId, id: objectId, version, reference, kind: slipKind } = outgoing.bupot;
      const { tin, kind, correctsNumber } = outgoing;
      const said = { key, tin, slipKind, kind, correctsNumber, version, reference };
      return call('bupot.send', { companyId, objectId }, said, () => office.send(outgoing, key));
    },
    ask: (document) => call('bupot.ask', document, document, () => office.ask(document)),
    issue: (document, key) => call('bupot.issue', document, { ...document, key }, () => office.issue(document, key)),
    cancel: (document, reason, key) =>
      call('bupot.cancel', document, { ...document, reason, key }, () => office.cancel(document, reason, key)),
    leaveToPull: (asked) =>
      call('bupot.leave', { companyId: asked.companyId, objectId: null }, asked, () => office.leaveToPull(asked)),
    pull: ({ authKey, ...asked }) =>
      call('bupot.pull', { companyId: asked.companyId, objectId: null }, asked, () =>
        office.pull({ ...asked, authKey } as Parameters<BupotOffice['pull']>[0]),
      ),
  };
};
