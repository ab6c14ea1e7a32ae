import type { Clock } from '#domain/scope.ts';
import { callLog, type RecordCall } from '../log.ts';
import type { BillingOffice } from './billing/port.ts';
import type { BupotOffice } from './bupot/port.ts';
import type { DocumentOffice } from './document-port.ts';
import type { TaxOffice } from './port.ts';
import type { SptOffice } from './spt/port.ts';

type About = { readonly companyId: string; readonly objectId: string };

/** The office's side of one type of documents with every call noted; `said`: whose a document is, and what is noted of it. */
const noted = <Outgoing>(
  call: ReturnType<typeof callLog>,
  name: string,
  office: DocumentOffice<Outgoing>,
  said: (outgoing: Outgoing) => readonly [About, object],
): DocumentOffice<Outgoing> => ({
  ...office,
  send: (outgoing, key) => {
    const [about, what] = said(outgoing);
    return call(`${name}.send`, about, { key, ...what }, () => office.send(outgoing, key));
  },
  ask: (document) => call(`${name}.ask`, document, document, () => office.ask(document)),
  cancel: (document, reason, key) =>
    call(`${name}.cancel`, document, { ...document, reason, key }, () => office.cancel(document, reason, key)),
});

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
    retur: {
      ...office.retur,
      ...noted(call, 'retur', office.retur, ({ tin, retur: { companyId, id: objectId, version, originNumber } }) => [
        { companyId, objectId },
        { tin, version, originNumber },
      ]),
      pullReturned: (asked) =>
        call('retur.pullReturned', { companyId: asked.companyId, objectId: null }, asked, () =>
          office.retur.pullReturned(asked),
        ),
      answerBuyer: (said, key) =>
        call('retur.answerBuyer', said, { ...said, key }, () => office.retur.answerBuyer(said, key)),
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
      prepopulated: (asked) =>
        call('dokumen.prepopulated', { companyId: asked.companyId, objectId: null }, asked, () =>
          office.dokumen.prepopulated(asked),
        ),
      decide: (said, key) =>
        call('dokumen.decide', { companyId: said.companyId, objectId: null }, { ...said, key }, () =>
          office.dokumen.decide(said, key),
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
    pullIncoming: (asked) =>
      call('pullIncoming', { companyId: asked.companyId, objectId: null }, asked, () => office.pullIncoming(asked)),
    decideIncoming: (said, key) =>
      call('decideIncoming', { companyId: said.companyId, objectId: null }, { ...said, key }, () =>
        office.decideIncoming(said, key),
      ),
    answerSeller: (said, key) => call('answerSeller', said, { ...said, key }, () => office.answerSeller(said, key)),
    checkNpwp: (asked) =>
      call('checkNpwp', { companyId: asked.companyId, objectId: null }, asked, () => office.checkNpwp(asked)),
    // Of the code nothing is kept: whoever has it can be authorised by it.
    authorisation: ({ code, ...asked }) =>
      call('authorisation', { companyId: asked.companyId, objectId: null }, asked, () =>
        office.authorisation({ ...asked, code }),
      ),
  };
};

/** The office's side of billing codes with every call noted. Of a payer, the number alone. */
export const loggedBillingOffice = (office: BillingOffice, record: RecordCall, now: Clock): BillingOffice => {
  const call = callLog(`djp/${office.name}`, record, now);
  return {
    ...office,
    issue: (order, key) => {
      const { companyId: _, objectId: __, payer, description: ___, ...asked } = order;
      return call('billing.issue', order, { key, ...asked, payer: payer.npwp }, () => office.issue(order, key));
    },
    inquire: (asked) => call('billing.inquire', asked, asked, () => office.inquire(asked)),
    settle: (asked, key) => call('billing.settle', asked, { ...asked, key }, () => office.settle(asked, key)),
    confirm: (asked) => call('billing.confirm', asked, asked, () => office.confirm(asked)),
  };
};

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
