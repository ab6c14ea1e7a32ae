import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sen } from '../../definition/money.ts';
import { balanceOf, holdsBillings } from './balance.ts';
import { type BankMovement, book, end, openAccount, receipt } from './book.ts';
import { isOvoPhone, methodsFor, onlyCounter, payHints } from './channel.ts';
import type { PaymentEntry } from './entry.ts';

const TAX = sen('47318640');
const FEE = sen('4000');
const opened: PaymentEntry = {
  kind: 'created',
  at: 0,
  method: 'va',
  lines: [
    { billingId: 'a', amount: TAX - sen('1000') },
    { billingId: 'b', amount: sen('1000') },
  ],
  fee: FEE,
};
const account = { number: '8814025118427740', expiresAt: 1_000, at: 1 };
const waiting = [opened, ...openAccount(balanceOf([opened]), account)];
const money = (movement: string, amount = TAX + FEE, at = 10): BankMovement => ({ movement, amount, at });

const bookAll = (entries: readonly PaymentEntry[], ...movements: BankMovement[]) => {
  let ledger = entries;
  const unmatchedPayments: (string | null)[] = [];
  for (const movement of movements) {
    const booking = book(balanceOf(ledger), movement);
    ledger = [...ledger, ...booking.entries];
    unmatchedPayments.push(booking.unmatchedPayment);
  }
  return { ledger, unmatchedPayments, balance: balanceOf(ledger) };
};

describe('a payment', () => {
  it('opens, waits, is paid and settled when every code has its NTPN', () => {
    expect(balanceOf([opened]).status).toBe('opening');
    expect(balanceOf(waiting).status).toBe('waiting');
    const { ledger, balance: state, unmatchedPayments } = bookAll(waiting, money('m1'));
    expect([state.status, state.paidAt, unmatchedPayments]).toEqual(['paid', 10, [null]]);
    const one = [...ledger, ...receipt(state, { billingId: 'a', ntpn: 'A'.repeat(16), at: 11, from: 'office' })];
    expect(balanceOf(one).status).toBe('paid');
    const both = [...one, ...receipt(balanceOf(one), { billingId: 'b', ntpn: 'B'.repeat(16), at: 12, from: 'person' })];
    expect(balanceOf(both).status).toBe('settled');
    expect(holdsBillings(balanceOf(both))).toBe(false);
  });

  it('books the same movement once', () => {
    const { ledger, balance: state, unmatchedPayments } = bookAll(waiting, money('m1'), money('m1'), money('m1'));
    expect(state.received).toBe(TAX + FEE);
    expect(ledger.filter(({ kind }) => kind === 'paid')).toHaveLength(1);
    expect(unmatchedPayments).toEqual([null, null, null]);
  });

  test.each([
    ['a rupiah too little', [money('m1', TAX + FEE - 100)], 'wrong_amount'],
    ['a rupiah too much', [money('m1', TAX + FEE + 100)], 'wrong_amount'],
    ['paid again', [money('m1'), money('m2')], 'twice'],
  ])('%s needs a person', (_, movements, unmatchedPayment) => {
    const { balance: state, unmatchedPayments } = bookAll(waiting, ...movements);
    expect(state.status).toBe('attention');
    expect(unmatchedPayments.at(-1)).toBe(unmatchedPayment);
  });

  test.each([
    ['person', 'cancelled', 'after_cancel'],
    ['superseded', 'cancelled', 'after_cancel'],
    ['expired', 'expired', 'after_expiry'],
  ] as const)('ended by %s is %s; money after it is kept and named', (reason, status, unmatchedPayment) => {
    const ended = [...waiting, ...end(balanceOf(waiting), reason, 5)];
    expect(balanceOf(ended).status).toBe(status);
    const late = bookAll(ended, money('m1'));
    expect([late.balance.status, late.balance.held, late.unmatchedPayments]).toEqual([
      'attention',
      TAX + FEE,
      [unmatchedPayment],
    ]);
    const back = bookAll(late.ledger, { movement: 'r1', at: 20, amount: TAX + FEE, reverses: 'm1' });
    expect([back.balance.status, back.balance.held]).toEqual([status, 0]);
  });

  it('is no longer cancelled once money came', () => {
    const paid = bookAll(waiting, money('m1'));
    expect(end(paid.balance, 'person', 30)).toEqual([]);
  });

  it('pays right after a wrong amount was given back', () => {
    const { balance: state } = bookAll(
      waiting,
      money('m1', TAX),
      { movement: 'r1', at: 11, amount: TAX, reverses: 'm1' },
      money('m2', TAX + FEE, 12),
    );
    expect([state.status, state.paidAt]).toEqual(['paid', 12]);
  });

  it('takes one NTPN for a code and no other', () => {
    const paid = bookAll(waiting, money('m1'));
    const given = { billingId: 'a', ntpn: 'A'.repeat(16), at: 11, from: 'office' } as const;
    const ledger = [...paid.ledger, ...receipt(paid.balance, given)];
    expect(receipt(balanceOf(ledger), given)).toEqual([]);
    expect(() => receipt(balanceOf(ledger), { ...given, ntpn: 'C'.repeat(16) })).toThrow(RangeError);
    expect(() => receipt(balanceOf(ledger), { ...given, billingId: 'other' })).toThrow(RangeError);
  });
});

describe('over any sequence of events', () => {
  const event = fc.oneof(
    fc.record({
      what: fc.constant('pay' as const),
      movement: fc.constantFrom('m1', 'm2', 'm3'),
      amount: fc.constantFrom(TAX + FEE, TAX, TAX + FEE + 100),
    }),
    fc.record({ what: fc.constant('reverse' as const), movement: fc.constantFrom('m1', 'm2', 'm3') }),
    fc.record({ what: fc.constant('end' as const), reason: fc.constantFrom('person' as const, 'expired' as const) }),
    fc.record({ what: fc.constant('open' as const) }),
  );

  it('holds what the bank holds, and a payment in order holds exactly what is due', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 25 }), (events) => {
        const bank = new Map<string, { amount: number; back: boolean }>();
        let ledger: readonly PaymentEntry[] = [opened];
        events.forEach((now, index) => {
          const at = index + 1;
          const balance = balanceOf(ledger);
          if (now.what === 'pay') {
            const first = bank.get(now.movement) ?? { amount: now.amount, back: false };
            bank.set(now.movement, first);
            ledger = [...ledger, ...book(balance, { movement: now.movement, at, amount: first.amount }).entries];
          } else if (now.what === 'reverse') {
            const money = bank.get(now.movement);
            if (!money) return;
            money.back = true;
            const back = { movement: `${now.movement}-back`, at, amount: money.amount, reverses: now.movement };
            ledger = [...ledger, ...book(balance, back).entries];
          } else if (now.what === 'end') ledger = [...ledger, ...end(balance, now.reason, at)];
          else ledger = [...ledger, ...openAccount(balance, { ...account, at })];
        });
        const inBank = [...bank.values()].reduce((sum, { amount, back }) => sum + (back ? 0 : amount), 0);
        const current = balanceOf(ledger);
        expect(current.held).toBe(inBank);
        if (current.status === 'paid') expect(current.held).toBe(current.due);
        if (['cancelled', 'expired', 'waiting', 'opening'].includes(current.status)) expect(current.held).toBe(0);
      }),
    );
  });
});

describe('ways to pay', () => {
  test.each([
    ['1000', 'small'],
    ['1001', null],
    ['49999999', null],
    ['50000000', 'large'],
  ])('Rp%s', (rupiah, why) => {
    expect(onlyCounter(sen(rupiah))).toBe(why);
    expect(methodsFor(sen(rupiah)).includes('va')).toBe(why === null);
  });

  const at = (text: string) => Date.parse(`${text}+07:00`);
  test.each([
    ['20000000', '2026-11-20T22:59:00', []],
    ['20000000', '2026-11-20T23:00:00', ['near_midnight']],
    ['50000001', '2026-11-20T09:00:00', ['office_hours', 'clearing']],
    ['50000001', '2026-11-20T15:00:00', ['next_working_day', 'clearing']],
    ['50000001', '2026-11-21T09:00:00', ['next_working_day', 'clearing']], // a Saturday
    ['50000001', '2025-03-31T09:00:00', ['next_working_day', 'clearing']], // Idulfitri, a Monday
    ['50000001', '2026-08-17T09:00:00', ['next_working_day', 'clearing']],
    ['20000000', '2026-08-17T09:00:00', []],
    ['100000001', '2026-11-20T09:00:00', ['office_hours', 'rtgs', 'clearing']],
    ['500000001', '2026-11-20T09:00:00', ['office_hours', 'rtgs']],
  ])('Rp%s at %s', (rupiah, moment, hints) => expect(payHints(sen(rupiah), at(moment))).toEqual(hints));

  test.each([
    ['081234567', false],
    ['0812345678', true],
    ['0812345678901', true],
    ['08123456789012', false],
    ['0812-345678', false],
  ])('OVO phone %s', (phone, fits) => expect(isOvoPhone(phone)).toBe(fits));
});
