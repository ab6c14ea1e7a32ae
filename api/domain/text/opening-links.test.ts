import { expect, it } from 'vitest';
import { insteadOfLinks, withoutTokens } from './opening-links.ts';

const token = 'aB3-_'.repeat(8);
const link = `https://pajak.example/public/efaktur-v2/out/preview/${token}`;

it('keeps a link without what opens the document', () => {
  expect(withoutTokens(`Buka ${link}.`)).toBe('Buka https://pajak.example/public/efaktur-v2/out/preview/….');
  expect(withoutTokens(`<a href="${link}">${link}</a>`)).not.toContain(token);
  expect(withoutTokens(`/public/api/efaktur/out/ctas/${token}/pdf`)).toBe('/public/api/efaktur/out/ctas/…/pdf');
  expect(withoutTokens('/main/ebupot/preview/5 dan /preview/tahun')).toBe('/main/ebupot/preview/5 dan /preview/tahun');
});

it('puts something in the place of a link', () => {
  expect(insteadOfLinks(`Buka ${link} atau ${link}`, '%{link}')).toBe('Buka %{link} atau %{link}');
});
