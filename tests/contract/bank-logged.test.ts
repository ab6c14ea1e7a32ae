import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggedBank } from '../../api/gateways/bank/logged.ts';
import type { GatewayCall } from '../../api/gateways/log.ts';
import { anOvo, aVa, known } from './bank/an-order.ts';
import { simulatedWorld } from './bank/simulated-world.ts';

describe('the log of calls to a bank', () => {
  const calls: GatewayCall[] = [];
  let world: Awaited<ReturnType<typeof simulatedWorld>>;
  beforeEach(async () => {
    calls.length = 0;
    world = await simulatedWorld();
  });
  afterEach(() => world.close());

  it('names the payment, and nobody’s account, phone or name in full', async () => {
    const bank = loggedBank(
      world.bank,
      (call) => void calls.push(call),
      () => world.clock.now,
    );
    const va = aVa();
    const ovo = anOvo('081234567890');
    const answer = await bank.open(va, va.paymentId);
    await bank.open(ovo, ovo.paymentId);
    await bank.ask(known(va));
    await bank.close(known(va), 'c');
    await bank.giveBack(known(va), 'x', 'g');
    expect(calls.map(({ gateway, operation, objectId, outcome }) => [gateway, operation, objectId, outcome])).toEqual([
      ['bank/simulator', 'open', va.paymentId, 'done'],
      ['bank/simulator', 'open', ovo.paymentId, 'done'],
      ['bank/simulator', 'ask', va.paymentId, 'done'],
      ['bank/simulator', 'close', va.paymentId, 'done'],
      ['bank/simulator', 'giveBack', va.paymentId, 'refused'],
    ]);
    const text = JSON.stringify(calls);
    const number = answer.kind === 'done' ? answer.value.number : '';
    for (const whole of [number, '081234567890', va.payer.name, va.payer.email]) expect(text).not.toContain(whole);
    expect(text).toContain('47318640.00');
  });

  it('is not in the way of reading', async () => {
    const bank = loggedBank(
      world.bank,
      () => undefined,
      () => world.clock.now,
    );
    expect(bank.read({ headers: {}, path: '', body: '' }, 0)).toEqual({ kind: 'forged', why: 'shape' });
    expect(bank.fee('va')).toBe(250_000);
  });
});
