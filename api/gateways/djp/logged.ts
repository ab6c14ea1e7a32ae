import type { Clock } from '#domain/scope.ts';
import { callLog, type RecordCall } from '../log.ts';
import type { BillingOffice } from './billing/port.ts';
import type { BupotOffice } from './bupot/port.ts';
import type { DocumentOffice } from './document-port.ts';
import type { FilingOffice } from './filing/port.ts';
import type { TaxOffice } from './port.ts';
import type { SptOffice } from './spt/port.ts';

type About = { readonly companyId: string; readonly objectId: string };

const noted = <Outgoing>(
  call: ReturnType<typeof callLog>,
  name: string,
  office: DocumentOffice<Outgoing>,
  describe: (outgoing: Outgoing) => readonly [About, object],
): DocumentOffice<Outgoing> => ({
  ...office,
  send: (outgoing, key) => {
    const [about, what] = describe(outgoing);
    return call(`${name}.send`, about, { key, ...what }, () => office.send(outgoing, key));
  },
  ask: (document) => call(`${name}.ask`, document, document, () => office.ask(document)),
  cancel: (document, reason, key) =>
    call(`${name}.cancel`, document, { ...document, reason, key }, () => office.cancel(document, reason, key)),
});

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
    retur: {
      ...office.retur,
      ...noted(call, 'retur', office.retur, ({ tin, retur: { companyId, id: objectId, version, originNumber } }) => [
        { companyId, objectId },
        { tin, version, originNumber },
      ]),
      pullReturned: (params) =>
        call('retur.pullReturned', { companyId: params.companyId, objectId: null }, params, () =>
          office.retur.pullReturned(params),
        ),
      answerBuyer: (details, key) =>
        call('retur.answerBuyer', details, { ...details, key }, () => office.retur.answerBuyer(details, key)),
    },
    dokumen: {
      ...noted(
        call,
        'dokumen',
        office.dokumen,
        ({ tin, replacesNumber, dokumen: { companyId, id: objectId, version, documentKind, number } }) => [
          { companyId, objectId },
          { tin, version, documentKind, number, replacesNumber },
        ],
      ),
      prepopulated: (params) =>
        call('dokumen.prepopulated', { companyId: params.companyId, objectId: null }, params, () =>
          office.dokumen.prepopulated(params),
        ),
      decide: (details, key) =>
        call('dokumen.decide', { companyId: details.companyId, objectId: null }, { ...details, key }, () =>
          office.dokumen.decide(details, key),
        ),
    },
    returDokumen: noted(
      call,
      'returDokumen',
      office.returDokumen,
      ({ tin, retur: { companyId, id: objectId, version, number, originNumber } }) => [
        { companyId, objectId },
        { tin, version, number, originNumber },
      ],
    ),
    ask: (document) => call('ask', document, document, () => office.ask(document)),
    cancel: (document, reason, key) =>
      call('cancel', document, { ...document, reason, key }, () => office.cancel(document, reason, key)),
    revokeCancel: (document, key) =>
      call('revokeCancel', document, { ...document, key }, () => office.revokeCancel(document, key)),
    confirmCancel: (document, key) =>
      call('confirmCancel', document, { ...document, key }, () => office.confirmCancel(document, key)),
    confirmSubstitute: (document, key) =>
      call('confirmSubstitute', document, { ...document, key }, () => office.confirmSubstitute(document, key)),
    pullIncoming: (params) =>
      call('pullIncoming', { companyId: params.companyId, objectId: null }, params, () => office.pullIncoming(params)),
    decideIncoming: (details, key) =>
      call('decideIncoming', { companyId: details.companyId, objectId: null }, { ...details, key }, () =>
        office.decideIncoming(details, key),
      ),
    answerSeller: (details, key) =>
      call('answerSeller', details, { ...details, key }, () => office.answerSeller(details, key)),
    checkNpwp: (params) =>
      call('checkNpwp', { companyId: params.companyId, objectId: null }, params, () => office.checkNpwp(params)),
    // Anybody who knows the code can be authorised by it.
    authorisation: ({ code, ...params }) =>
      call('authorisation', { companyId: params.companyId, objectId: null }, params, () =>
        office.authorisation({ ...params, code }),
      ),
  };
};

/** Of a payer only the number is logged. */
export const loggedBillingOffice = (office: BillingOffice, record: RecordCall, now: Clock): BillingOffice => {
  const call = callLog(`djp/${office.name}`, record, now);
  return {
    ...office,
    issue: (order, key) => {
      const { companyId: _, objectId: __, payer, description: ___, ...params } = order;
      return call('billing.issue', order, { key, ...params, payer: payer.npwp }, () => office.issue(order, key));
    },
    inquire: (params) => call('billing.inquire', params, params, () => office.inquire(params)),
    settle: (params, key) => call('billing.settle', params, { ...params, key }, () => office.settle(params, key)),
    confirm: (params) => call('billing.confirm', params, params, () => office.confirm(params)),
  };
};

/** Without the key for pulling, which would let anybody pull. */
export const loggedBupotOffice = (office: BupotOffice, record: RecordCall, now: Clock): BupotOffice => {
  const call = callLog(`djp/${office.name}`, record, now);
  return {
    ...office,
    send: (outgoing, key) => {
      const { companyId, id: objectId, version, reference, kind: slipKind } = outgoing.bupot;
      const { tin, kind, correctsNumber } = outgoing;
      const details = { key, tin, slipKind, kind, correctsNumber, version, reference };
      return call('bupot.send', { companyId, objectId }, details, () => office.send(outgoing, key));
    },
    ask: (document) => call('bupot.ask', document, document, () => office.ask(document)),
    issue: (document, key) => call('bupot.issue', document, { ...document, key }, () => office.issue(document, key)),
    cancel: (document, reason, key) =>
      call('bupot.cancel', document, { ...document, reason, key }, () => office.cancel(document, reason, key)),
    leaveToPull: (params) =>
      call('bupot.leave', { companyId: params.companyId, objectId: null }, params, () => office.leaveToPull(params)),
    pull: ({ authKey, ...params }) =>
      call('bupot.pull', { companyId: params.companyId, objectId: null }, params, () =>
        office.pull({ ...params, authKey } as Parameters<BupotOffice['pull']>[0]),
      ),
  };
};

export const loggedSptOffice = (office: SptOffice, record: RecordCall, now: Clock): SptOffice => {
  const call = callLog(`djp/${office.name}`, record, now);
  return {
    ...office,
    file: (outgoing, key) => {
      const { tin, type, period, revision, documentCount, bills, codes } = outgoing;
      const details = { key, tin, type, period, revision, documentCount, bills, codes };
      return call('spt.file', outgoing, details, () => office.file(outgoing, key));
    },
    ask: (sent) => call('spt.ask', sent, sent, () => office.ask(sent)),
    takeBack: (sent, key) => call('spt.takeBack', sent, { ...sent, key }, () => office.takeBack(sent, key)),
  };
};

/** Without the verification code. */
export const loggedFilingOffice = (office: FilingOffice, record: RecordCall, now: Clock): FilingOffice => {
  const call = callLog(`djp/${office.name}`, record, now);
  return {
    ...office,
    sendCode: (outgoing) => call('filing.code', outgoing, outgoing, () => office.sendCode(outgoing)),
    file: (outgoing, code, key) =>
      call('filing.file', outgoing, { ...outgoing, key }, () => office.file(outgoing, code, key)),
    ask: (sent, key) => call('filing.ask', sent, { ...sent, key }, () => office.ask(sent, key)),
  };
};
