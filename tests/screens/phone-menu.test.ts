// @vitest-environment browser
import { within } from '@testing-library/dom';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount } = inProcess();

const nothing = () => undefined;
beforeAll(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('max-width'),
    media: query,
    onchange: null,
    addEventListener: nothing,
    removeEventListener: nothing,
    addListener: nothing,
    removeListener: nothing,
  }));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

it('the menu of a phone leads to what may be begun, and to the help of the page', async () => {
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/spt/posting' });
  await screen.press('Lainnya');
  const begin = within(await screen.findByRole('list', { name: 'Buat' }));
  const leads = (name: string) => begin.getByRole('link', { name }).getAttribute('href');
  expect(leads('Bukti potong')).toBe('/main/ebupot-v2/unifikasi/domestic/create');
  expect(leads('Retur barang')).toBe('/main/efaktur-v2/in/return');
  expect(leads('PIB (impor)')).toBe('/main/efaktur-v2/document/in/create');
  expect(leads('SPT Masa PPN')).toBe('/main/efaktur-v2/spt/posting');
  await screen.press('Bantuan dan pintasan');
  const help = within(await screen.findByRole('dialog', { name: 'Bantuan dan pintasan' }));
  help.getByText('SPT Masa PPN: posting faktur satu masa, bayar kurang bayarnya, lalu laporkan.');
  help.getByText('NITKU');
});
