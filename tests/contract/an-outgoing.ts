import type { Faktur } from '#domain/faktur/record.ts';
import type { OutgoingFaktur, SentDocument } from '../../api/gateways/djp/port.ts';
import { anNpwp, nitkuOf } from '../../fixtures/builders/a-company.ts';
import { aFaktur } from '../../fixtures/builders/a-faktur.ts';

export const TIN = anNpwp(900_001);
export const START = Date.parse('2025-10-20T03:00:00Z');

/** A buyer whose last four digits select a behaviour of the simulated office. */
export const buyerEnding = (digits: string): string => `0${'3'.repeat(11)}${digits}`;

type Over = Parameters<typeof aFaktur>[0];
let made = 0;

/** An outgoing invoice with its own reference; `buyer`: the last four digits of the buyer's NPWP. */
export const anOutgoing = (
  over: Over = {},
  rest: Partial<Omit<OutgoingFaktur, 'faktur'>> & { buyer?: string } = {},
): OutgoingFaktur => {
  made += 1;
  const { buyer, ...outgoing } = rest;
  const npwp = buyer === undefined ? undefined : buyerEnding(buyer);
  const faktur: Faktur = aFaktur({
    id: `faktur-${made}`,
    reference: `INV/2510/${made}`,
    ...(npwp ? { counterpartyNpwp: npwp, counterpartyNitku: nitkuOf(npwp) } : {}),
    ...over,
  });
  return { tin: TIN, kind: 'NORMAL', signee: { name: 'Bagus Pratama', npwp: anNpwp(7) }, faktur, ...outgoing };
};

type Name = { ref: string } | { key: string };
export const sent = (outgoing: OutgoingFaktur, name: Name): SentDocument => ({
  tin: outgoing.tin,
  companyId: outgoing.faktur.companyId,
  objectId: outgoing.faktur.id,
  ...name,
});
