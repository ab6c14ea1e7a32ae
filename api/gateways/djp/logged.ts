import type { Clock } from '#domain/scope.ts';
import { callLog, type RecordCall } from '../log.ts';
import type { TaxOffice } from './port.ts';

/** A tax office whose every call is noted. */
export const loggedOffice = (office: TaxOffice, record: RecordCall, now: Clock): TaxOffice => {
  const call = callLog(`djp/${office.name}`, record, now);
  return {
    ...office,
    send: (outgoing, key) => {
      const { companyId, id: objectId, version, reference } = outgoing.faktur;
      const { tin, kind, replacesNumber } = outgoing;
      return call('send', { companyId, objectId }, { key, tin, kind, replacesNumber, version, reference }, () =>
        office.send(outgoing, key),
      );
    },
    ask: (document) => call('ask', document, document, () => office.ask(document)),
    cancel: (document, reason, key) =>
      call('cancel', document, { ...document, reason, key }, () => office.cancel(document, reason, key)),
    revokeCancel: (document, key) =>
      call('revokeCancel', document, { ...document, key }, () => office.revokeCancel(document, key)),
    confirmCancel: (document, key) =>
      call('confirmCancel', document, { ...document, key }, () => office.confirmCancel(document, key)),
    confirmSubstitute: (document, key) =>
      call('confirmSubstitute', document, { ...document, key }, () => office.confirmSubstitute(document, key)),
    checkNpwp: (asked) =>
      call('checkNpwp', { companyId: asked.companyId, objectId: null }, asked, () => office.checkNpwp(asked)),
  };
};
