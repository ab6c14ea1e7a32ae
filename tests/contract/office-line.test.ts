import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { httpBupotOffice, httpOffice } from '../../api/gateways/djp/http/offices.ts';
import { anOutgoing, START, sent } from './an-outgoing.ts';
import { anOutgoingBupot, sentBupot } from './bupot/an-outgoing-bupot.ts';
import { type Fault, faults } from './faults.ts';
import { saying as sayingLine } from './saying.ts';
import { servedOffice } from './served-office.ts';

const opened: (() => Promise<void>)[] = [];
const open = async (options?: Parameters<typeof servedOffice>[0]) => {
  const served = await servedOffice(options);
  opened.push(served.close);
  return served;
};
afterEach(async () => {
  await Promise.all(opened.splice(0).map((close) => close()));
});

const saying = async (...input: Parameters<typeof sayingLine>) => {
  const { baseUrl, close } = await sayingLine(...input);
  opened.push(close);
  const warnings: { problem: string }[] = [];
  const office = httpOffice({
    baseUrl,
    clientId: 'patuh',
    secret: 'x',
    now: () => START,
    warn: (values) => warnings.push(values),
  });
  return { office, warnings };
};

describe('host-to-host line to the tax office', () => {
  const broken = faults.filter((fault) => fault !== 'duplicate');

  it.each(broken)('returns "perhaps sent" when a sending meets %s, and sends once when repeated', async (fault) => {
    const { office, mishaps, clock } = await open();
    const outgoing = anOutgoing();
    mishaps.push(fault);
    expect(await office.send(outgoing, 'k')).toMatchObject({ kind: 'unreachable', unknown: true });
    const again = await office.send(outgoing, 'k');
    expect(again).toMatchObject({ kind: 'done' });
    clock.now += 10_000;
    const requests = await office.ask(sent(outgoing, { key: 'k' }));
    expect(requests).toMatchObject({ kind: 'done', value: { state: 'approved' } });
  });

  it.each(broken)('never returns "perhaps" for a query that meets %s', async (fault) => {
    const { office, mishaps } = await open();
    mishaps.push(fault);
    expect(await office.ask(sent(anOutgoing(), { key: 'k' }))).toEqual({ kind: 'unreachable', retryAfterMs: 10_000 });
  });

  it('counts a request that arrives twice as one', async () => {
    const { office, mishaps } = await open();
    mishaps.push('duplicate');
    expect(await office.send(anOutgoing(), 'k')).toMatchObject({ kind: 'done' });
  });

  it('loses and doubles nothing, whatever befalls the line', async () => {
    const { office, mishaps, clock } = await open();
    const hit = fc.array(
      fc.constantFrom<Fault | undefined>('drop', 'reset', 'truncated', 'garbage', 'duplicate', undefined),
      {
        maxLength: 6,
      },
    );
    await fc.assert(
      fc.asyncProperty(hit, async (befalls) => {
        mishaps.splice(0, mishaps.length, ...befalls);
        const outgoing = anOutgoing();
        const key = outgoing.faktur.id;
        let answer = await office.send(outgoing, key);
        for (let attempt = 0; answer.kind === 'unreachable' && attempt < 8; attempt++)
          answer = await office.send(outgoing, key);
        mishaps.length = 0;
        clock.now += 10_000;
        const again = await office.send(outgoing, key);
        expect(answer).toMatchObject({ kind: 'done' });
        expect(again).toMatchObject({ kind: 'done', value: { verdict: { state: 'approved' } } });
        if (answer.kind === 'done' && again.kind === 'done') expect(again.value.ref).toBe(answer.value.ref);
      }),
      { numRuns: 25 },
    );
  });

  it('knows that nothing was sent when nobody listens', async () => {
    const { office, close } = await servedOffice();
    await close();
    expect(await office.send(anOutgoing(), 'k')).toEqual({ kind: 'unreachable', retryAfterMs: 10_000 });
  });

  it('is refused with a wrong secret, and names who has to fix it', async () => {
    const { office } = await open({ secret: 'salah' });
    expect(await office.send(anOutgoing(), 'k')).toMatchObject({ kind: 'refused', code: 'ACCESS_DENIED' });
  });

  it('refuses a replay of an old request', async () => {
    const { office, clock, baseUrl } = await open();
    const old = httpOffice({ baseUrl, clientId: 'patuh', secret: 'rahasia', now: () => clock.now - 10 * 60_000 });
    expect(await old.send(anOutgoing(), 'k')).toMatchObject({ kind: 'refused', code: 'ACCESS_DENIED' });
    expect(await office.send(anOutgoing(), 'k')).toMatchObject({ kind: 'done' });
  });

  it('keeps a status nobody knows as unknown, with a warning', async () => {
    const { office, warnings } = await saying(200, '{"state":"HELD_AT_KPP","message":"Diteliti"}');
    expect(await office.ask(sent(anOutgoing(), { key: 'k' }))).toEqual({
      kind: 'done',
      value: { state: 'unknown', code: 'HELD_AT_KPP', message: 'Diteliti' },
    });
    expect(warnings).toEqual([expect.objectContaining({ problem: 'unknown status HELD_AT_KPP' })]);
  });

  it('does not take an approval without its number for one', async () => {
    const { office, warnings } = await saying(200, '{"state":"approved","at":1}');
    expect(await office.ask(sent(anOutgoing(), { key: 'k' }))).toMatchObject({ kind: 'unreachable' });
    expect(warnings).toHaveLength(1);
  });

  it('waits as long as a busy office asks for, and not for ever', async () => {
    const busy = await saying(503, '', { 'retry-after': '120' });
    expect(await busy.office.send(anOutgoing(), 'k')).toEqual({ kind: 'unreachable', retryAfterMs: 120_000 });
    const closed = await saying(429, '', { 'retry-after': 'Wed, 22 Oct 2025 03:00:00 GMT' });
    expect(await closed.office.send(anOutgoing(), 'k')).toEqual({ kind: 'unreachable', retryAfterMs: 3_600_000 });
  });

  it('does not follow a redirect with a signed invoice', async () => {
    const { office } = await saying(302, '', { location: 'http://127.0.0.1:1/' });
    expect(await office.send(anOutgoing(), 'k')).toMatchObject({ kind: 'unreachable', unknown: true });
  });

  it.each(broken)('issues a slip once though the asking meets %s', async (fault) => {
    const { bupotOffice, mishaps, clock } = await open();
    const outgoing = anOutgoingBupot();
    const document = sentBupot(outgoing, { key: 'k' });
    await bupotOffice.send(outgoing, 'k');
    clock.now += 10_000;
    expect(await bupotOffice.ask(document)).toMatchObject({ kind: 'done', value: { state: 'submitted' } });
    mishaps.push(fault);
    expect(await bupotOffice.issue(document, 'k.issue')).toMatchObject({ kind: 'unreachable', unknown: true });
    expect(await bupotOffice.issue(document, 'k.issue')).toMatchObject({ kind: 'done', value: { state: 'signing' } });
    clock.now += 10_000;
    const [one, two] = [await bupotOffice.ask(document), await bupotOffice.issue(document, 'k.issue')];
    expect(one).toMatchObject({ kind: 'done', value: { state: 'approved' } });
    expect(two).toEqual(one);
  });

  it('does not take an invoice number for that of a slip', async () => {
    const { baseUrl, close } = await sayingLine(200, '{"state":"approved","number":"04002500000000001","at":1}');
    opened.push(close);
    const office = httpBupotOffice({ baseUrl, clientId: 'patuh', secret: 'x', now: () => START });
    expect(await office.ask(sentBupot(anOutgoingBupot(), { key: 'k' }))).toMatchObject({ kind: 'unreachable' });
  });
});
