import { expect, it } from 'vitest';
import { anIssuer, issued } from '../../../fixtures/builders/a-certificate-chain.ts';
import { isTrusted } from './trusted-issuers.ts';

const AT = Date.UTC(2026, 0, 1);
const [root, middle, company, stranger] = ['Root', 'Middle', 'PT Contoh', 'Stranger'].map(anIssuer) as [
  ReturnType<typeof anIssuer>,
  ReturnType<typeof anIssuer>,
  ReturnType<typeof anIssuer>,
  ReturnType<typeof anIssuer>,
];
const rootOwn = issued(root, root, { ca: true });
const middleOwn = issued(middle, root, { ca: true });

it.each([
  ['issued by a trusted one', issued(company, root), [], true],
  ['issued by one a trusted one issued', issued(company, middle), [middleOwn], true],
  ['without what stands between', issued(company, middle), [], false],
  ['signed by itself', issued(company, company), [], false],
  [
    'issued by a stranger who brings their own',
    issued(company, stranger),
    [issued(stranger, stranger, { ca: true })],
    false,
  ],
  [
    'issued by a stranger who takes the name of a trusted one',
    issued(company, { ...stranger, name: 'Root' }),
    [],
    false,
  ],
  ['issued under a certificate that may not issue', issued(company, middle), [issued(middle, root)], false],
  ['that has ended', issued(company, root, { until: '2025-06-01' }), [], false],
  ['whose issuer has ended', issued(company, middle), [issued(middle, root, { ca: true, until: '2025-06-01' })], false],
])('of a certificate %s', (_, certificate, chain, expected) => {
  expect(isTrusted(certificate, [certificate, ...chain], [rootOwn], AT)).toBe(expected);
});

it('proves nothing where nobody is trusted, and anything in a demo', () => {
  const own = issued(company, company);
  expect(isTrusted(own, [own], [], AT)).toBe(false);
  expect(isTrusted(own, [own], 'any', AT)).toBe(true);
});
