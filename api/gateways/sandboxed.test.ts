import { describe, expect, it } from 'vitest';
import type { Sandbox } from '#domain/company/sandbox.ts';
import { done } from './answer.ts';
import { sandboxing } from './sandboxed.ts';

type Params = { companyId: string };
const clock = { now: 0 };
const calls: string[] = [];
const office = (name: string) => {
  const call = async (params?: Params | { scope: Params }) => {
    calls.push(`${name} ${JSON.stringify(params ?? null)}`);
    return done(name);
  };
  return { name, send: call, retur: { ask: call }, fee: () => 5 };
};
let sandbox: Sandbox = { fault: 'none', requestsAMinute: null };
const of = sandboxing({ now: () => clock.now, sandboxOf: async (id) => (id === 'sandbox' ? sandbox : undefined) });
const routed = of(office('real'), office('simulated'));
const ours = { companyId: 'sandbox' };

describe('calls of a sandbox company', () => {
  it('go to the simulator, those of others and of nobody to the real system', async () => {
    calls.length = 0;
    await routed.send(ours);
    await routed.retur.ask({ scope: ours });
    await routed.send({ companyId: 'other' });
    await routed.send();
    expect(calls.map((call) => call.split(' ')[0])).toEqual(['simulated', 'simulated', 'real', 'real']);
    const named = of(office('real'), office('simulated'), ['send']);
    expect([named.fee(), await named.send(ours), await named.retur.ask(ours)]).toEqual([
      5,
      done('simulated'),
      done('real'),
    ]);
  });

  it('are unreachable, or lose their response after the simulator has worked', async () => {
    calls.length = 0;
    sandbox = { fault: 'unreachable', requestsAMinute: null };
    expect(await routed.send(ours)).toEqual({ kind: 'unreachable', retryAfterMs: 60_000 });
    expect(calls).toEqual([]);
    sandbox = { fault: 'lost', requestsAMinute: null };
    expect(await routed.send(ours)).toMatchObject({ kind: 'unreachable', unknown: true });
    expect(calls).toHaveLength(1);
    expect(await routed.send({ companyId: 'other' })).toEqual(done('real'));
  });

  it('are counted by the minute', async () => {
    clock.now = 90_000;
    sandbox = { fault: 'none', requestsAMinute: 2 };
    const results = [await routed.send(ours), await routed.send(ours), await routed.send(ours)];
    expect(results).toEqual([done('simulated'), done('simulated'), { kind: 'unreachable', retryAfterMs: 30_000 }]);
    clock.now = 120_000;
    expect(await routed.send(ours)).toEqual(done('simulated'));
  });
});
