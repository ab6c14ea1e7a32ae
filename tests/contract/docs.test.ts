import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accountingBehaviours } from '../../api/gateways/accounting/simulator/accounting.ts';
import { lineBehaviours, ovoBehaviours, waysToPay } from '../../api/gateways/bank/simulator/behaviours.ts';
import { billingRefusals } from '../../api/gateways/djp/billing/port.ts';
import { billingBehaviours } from '../../api/gateways/djp/billing/simulator/behaviours.ts';
import { billingPaths } from '../../api/gateways/djp/billing/wire.ts';
import { bupotPaths, bupotRequests } from '../../api/gateways/djp/bupot/http-contract.ts';
import { bupotBehaviours } from '../../api/gateways/djp/bupot/simulator/behaviours.ts';
import { filingPaths } from '../../api/gateways/djp/filing/wire.ts';
import { paths, requestPaths } from '../../api/gateways/djp/http/contract.ts';
import { behaviours } from '../../api/gateways/djp/simulator/behaviours.ts';
import { sptPaths } from '../../api/gateways/djp/spt/wire.ts';
import { mailBehaviours } from '../../api/gateways/mail/simulator.ts';
import { whatsappBehaviours } from '../../api/gateways/whatsapp/simulator.ts';

const page = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe('the page of the simulators', () => {
  const viewOf = [
    ...behaviours.map(({ digits, says }) => ({ sign: digits, says })),
    ...bupotBehaviours.map(({ digits, says }) => ({ sign: digits, says })),
    ...billingBehaviours.map(({ digits, says }) => ({ sign: digits, says })),
    ...[...lineBehaviours, ...ovoBehaviours].map(({ digits, says }) => ({ sign: digits, says })),
    ...waysToPay.map(({ how, says }) => ({ sign: `\`${how}\``, says })),
    ...mailBehaviours.map(({ name, says }) => ({ sign: `${name}@...`, says })),
    ...whatsappBehaviours.map(({ digits, says }) => ({ sign: digits, says })),
    ...accountingBehaviours.map(({ ending, says }) => ({ sign: `\`${ending}\``, says })),
  ];
  it.each(viewOf)('describes $sign', ({ sign, says }) => {
    expect(page('simulators.md')).toContain(`| ${sign} | ${says.id} | ${says.en} |\n`);
  });
  it('describes nothing else', () => {
    const rows = page('simulators.md').match(/^\| (\d{4}|\w+@\.\.\.|`[a-z-]+`) \|/gm) ?? [];
    expect(rows).toHaveLength(viewOf.length);
  });
});

describe('the page of the host-to-host line', () => {
  it.each([
    ...[paths.send, paths.status, paths.taxpayer, ...Object.keys(requestPaths)],
    ...[bupotPaths.send, bupotPaths.status, bupotPaths.leave, bupotPaths.pull].map((path) => `| \`${path}\` |`),
    ...bupotRequests.map((name) => `\`${bupotPaths.request(name)}\``),
    ...Object.values(billingPaths).map((path) => `| \`${path}\` |`),
    ...Object.values(filingPaths).map((path) => `| \`${path}\` |`),
    ...Object.values(sptPaths).map((path) => `| \`${path}\` |`),
    ...billingRefusals.map((code) => `| \`${code}\``),
  ])('tells of %s', (path) => {
    expect(page('gateway-djp-http.md')).toContain(path);
  });
});
