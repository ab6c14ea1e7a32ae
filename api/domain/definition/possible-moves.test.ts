import { describe, expect, it } from 'vitest';
import { billingStatus, ntpnStatus } from '../billing/status.ts';
import { type BupotStatus, bupotStatus } from '../bupot/status.ts';
import { unfitReceiptMoves } from '../faktur/collector-receipt.ts';
import { fakturStatus } from '../faktur/status.ts';
import { hasWords } from '../messages/index.ts';
import { permissions } from '../permissions.ts';
import { sptStatus } from '../spt/status.ts';
import { possibleMoves } from './possible-moves.ts';
import type { Machine } from './status.ts';

const granted = new Set<string>(permissions);
const office = { send: true, cancel: true, substitute: true, inquire: true, byHand: false };
const all = { permissions: granted, office };

describe('what may be asked for', () => {
  it('of a slip is to issue it once nothing is wrong with it, and to change it before', () => {
    const draft = { status: 'DRAFT', errorCount: 0, replacedBy: null } as const;
    const of = (row: { readonly status: BupotStatus }) => possibleMoves(bupotStatus, { ...all, row });
    expect(of(draft)).toEqual(['issue', 'save', 'submit', 'changeSignee', 'remove']);
    const faulty = { ...draft, errorCount: 2 };
    expect(of(faulty)).toEqual(['save', 'changeSignee', 'remove']);
    expect(of({ status: 'WAITING_FOR_APPROVAL' })[0]).toBe('issue');
  });

  it('is first what mends it, where the office threw it back', () => {
    const row = { status: 'REJECTED', errorCount: 0 } as const;
    expect(possibleMoves(bupotStatus, { ...all, row, repair: 'edit' })[0]).toBe('save');
    expect(possibleMoves(bupotStatus, { ...all, row, repair: 'signee' })[0]).toBe('changeSignee');
    expect(possibleMoves(bupotStatus, { ...all, row, repair: 'retry' })[0]).toBe('issue');
  });

  it('is to replace, correct or renew it once, then only what came of it', () => {
    const slip = { status: 'APPROVED', replacedBy: 'next' } as const;
    const first = { ...slip, replacedBy: null };
    expect(possibleMoves(bupotStatus, { ...all, row: first })).toEqual(['correct', 'cancel']);
    expect(possibleMoves(bupotStatus, { ...all, row: slip })).toEqual(['cancel']);
    const unfit = unfitReceiptMoves({ code: '01', collectorNtpn: null });
    const invoice = possibleMoves(fakturStatus, { ...all, row: slip });
    expect(invoice.filter((move) => !unfit.includes(move))).toEqual(['cancel']);
    const code = { status: 'EXPIRED', renewedBy: 'next' } as const;
    expect(possibleMoves(billingStatus, { ...all, row: code })).not.toContain('renew');
  });

  it('is nothing the line to the office cannot do, and nothing the person has no key for', () => {
    const row = { status: 'DRAFT', errorCount: 0 } as const;
    expect(possibleMoves(bupotStatus, { row, permissions: granted, office: { ...office, send: false } })).toEqual([
      'save',
      'remove',
    ]);
    expect(possibleMoves(bupotStatus, { row, permissions: new Set(['EBUPOT_WITHHOLDING_VIEW']), office })).toEqual([]);
    const request = { status: 'REQUESTING' } as const;
    expect(possibleMoves(billingStatus, { ...all, row: request })).toEqual([]);
    expect(
      possibleMoves(billingStatus, { row: request, permissions: granted, office: { ...office, byHand: true } }),
    ).toEqual(['enter', 'withdraw']);
  });
});

const machines: readonly Machine<string, string>[] = [fakturStatus, bupotStatus, billingStatus, ntpnStatus, sptStatus];

describe.each(machines)('the family $words', ({ words, states, moves }) => {
  it('has words for every state and every move that is offered, and for what is asked first', () => {
    const missing = [
      ...Object.keys(states).map((state) => `${words}.status.${state}`),
      ...Object.entries(moves).flatMap(([move, { offer }]) => {
        if (!offer) return [];
        const asks = offer.asks === 'confirm' || offer.asks === 'reason';
        const parts = asks ? ['title', 'text', 'confirm'].map((part) => `${words}.asks.${move}.${part}`) : [];
        const done = offer.asks === 'form' || offer.asks === 'page' ? [] : [`${words}.done.${move}`];
        return [`${words}.moves.${move}`, ...parts, ...done];
      }),
    ].filter((key) => !hasWords(key));
    expect(missing).toEqual([]);
  });

  it('offers only what a person may ask for, what destroys with danger and a question', () => {
    for (const [move, { by, to, offer }] of Object.entries(moves)) {
      if (!offer) continue;
      expect(by, move).not.toBe('system');
      if (to === 'gone') expect(offer, move).toMatchObject({ danger: true, asks: 'confirm' });
    }
  });
});
