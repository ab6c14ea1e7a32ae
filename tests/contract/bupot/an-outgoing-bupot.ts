import type { SlipKind } from '#domain/bupot/kinds.ts';
import type { OutgoingBupot } from '../../../api/gateways/djp/bupot/port.ts';
import type { SentDocument } from '../../../api/gateways/djp/document-port.ts';
import { aBupot } from '../../../fixtures/builders/a-bupot.ts';
import { anNpwp, nitkuOf } from '../../../fixtures/builders/a-company.ts';
import { buyerEnding, TIN } from '../an-outgoing.ts';

type Over = Parameters<typeof aBupot>[1];
let made = 0;

/** An outgoing slip with its own reference; `payee`: the last four digits of the payee's number. */
export const anOutgoingBupot = (
  over: Over = {},
  { slip = 'BPPU', payee, ...rest }: Partial<Omit<OutgoingBupot, 'bupot'>> & { slip?: SlipKind; payee?: string } = {},
): OutgoingBupot => {
  made += 1;
  const npwp = payee === undefined ? undefined : buyerEnding(payee);
  const bupot = aBupot(slip, {
    id: `bupot-${made}`,
    reference: `BP/2510/${made}`,
    number: null,
    status: 'DRAFT',
    ...(npwp ? { payeeNpwp: npwp, payeeNitku: nitkuOf(npwp) } : {}),
    ...over,
  });
  return { tin: TIN, kind: 'NORMAL', signee: { name: 'Bagus Pratama', npwp: anNpwp(7) }, bupot, ...rest };
};

export const sentBupot = (outgoing: OutgoingBupot, name: { ref: string } | { key: string }): SentDocument => ({
  tin: outgoing.tin,
  companyId: outgoing.bupot.companyId,
  objectId: outgoing.bupot.id,
  ...name,
});
