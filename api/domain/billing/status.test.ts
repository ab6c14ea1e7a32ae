import { describe, expect, it } from 'vitest';
import { movesFrom } from '../definition/status.ts';
import { catalogues } from '../messages/index.ts';
import { roles } from '../permissions.ts';
import { type BillingStatus, billingStatus, ntpnStatus } from './status.ts';
import { allows, hasMoneyUnderway, hasSlip, isEditable, isExpired, isPaid, isPayable } from './status-queries.ts';

const billingStates = Object.keys(billingStatus.states) as BillingStatus[];
const which = (asks: (of: { status: BillingStatus }) => boolean) => billingStates.filter((status) => asks({ status }));
const payer = new Set<string>(roles.Payer);

const reached = (of: { start: string; moves: Record<string, { from: readonly string[]; to: string }> }): string[] => {
  const states = new Set([of.start]);
  for (let size = 0; size !== states.size; ) {
    size = states.size;
    for (const { from, to } of Object.values(of.moves))
      if (to !== 'same' && to !== 'gone' && from.some((state) => states.has(state))) states.add(to);
  }
  return [...states].sort();
};

describe('ID Billing', () => {
  it('reaches every state from the request', () => {
    expect(reached(billingStatus)).toEqual([...billingStates].sort());
  });

  it('never leaves what is paid, nor removes it or what is being paid', () => {
    for (const [name, { from }] of Object.entries(billingStatus.moves)) expect(from, name).not.toContain('PAID');
    for (const status of ['REQUESTING', 'WAITING', 'CONFIRMABLE', 'PAID'] as const)
      expect(allows('remove', { status })).toBe(false);
  });

  it('takes the money in every state the bank may report it in', () => {
    for (const status of ['PAYABLE', 'WAITING', 'EXPIRED'] as const) expect(allows('receive', { status })).toBe(true);
    for (const status of ['PAYABLE', 'WAITING', 'CONFIRMABLE', 'EXPIRED'] as const)
      expect(allows('settle', { status })).toBe(true);
  });

  it('lets nobody begin a second payment', () => {
    expect(which(isPayable)).toEqual(['PAYABLE']);
    expect(which(hasMoneyUnderway)).toEqual(['WAITING', 'CONFIRMABLE']);
  });

  it('answers for slips, changes and ends', () => {
    expect(which(hasSlip)).toEqual(['PAYABLE', 'WAITING', 'CONFIRMABLE', 'PAID', 'EXPIRED']);
    expect(which(isEditable)).toEqual(['FAILED']);
    expect([which(isPaid), which(isExpired)]).toEqual([['PAID'], ['EXPIRED']]);
  });

  it('offers a payer every move of a person, and a viewer none but to look again', () => {
    expect(movesFrom(billingStatus, 'PAYABLE', payer)).toEqual(['pay', 'claim', 'remove', 'inquire']);
    expect(movesFrom(billingStatus, 'PAYABLE', new Set(['EBILLING_VIEW']))).toEqual(['inquire']);
    expect(movesFrom(billingStatus, 'PAID', payer)).toEqual([]);
  });
});

describe('NTPN', () => {
  it('reaches every state, and stays completed', () => {
    expect(reached(ntpnStatus)).toEqual(Object.keys(ntpnStatus.states).sort());
    for (const [name, { from }] of Object.entries(ntpnStatus.moves)) expect(from, name).not.toContain('COMPLETED');
  });
});

it('have words for every state and every move of a person', () => {
  for (const { billing } of Object.values(catalogues)) {
    for (const state of billingStates) {
      expect(billing.status).toHaveProperty(state);
      expect(billing.hint).toHaveProperty(state);
    }
    for (const state of Object.keys(ntpnStatus.states)) expect(billing.ntpn.status).toHaveProperty(state);
    for (const [move, { by }] of Object.entries(billingStatus.moves)) {
      expect(billing.happened, move).toHaveProperty(move);
      if (by !== 'system') expect(billing.moves, move).toHaveProperty(move);
    }
    for (const way of ['create', 'adopt', 'import', 'renewed', 'silent', 'publicLink'])
      expect(billing.happened, way).toHaveProperty(way);
    for (const [move, { by }] of Object.entries(ntpnStatus.moves))
      if (by !== 'system') expect(billing.ntpn.moves, move).toHaveProperty(move);
  }
});

it('is orange while anything is still to come', () => {
  const orange = Object.entries(billingStatus.states).filter(([, tone]) => tone === 'orange');
  expect(orange.map(([status]) => status)).toEqual(['REQUESTING', 'PAYABLE', 'WAITING', 'CONFIRMABLE']);
});
