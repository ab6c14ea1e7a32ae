// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { noteBounces } from '../../api/flows/sending/bounces.ts';
import { fakturs } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const PAGE = '/main/setting/company/email/efaktur';

it('sends automatically once it is enabled, and shows the letter that bounced, to be sent again', async () => {
  const screen = await mount({ as: 'Owner', at: PAGE });
  await screen.findByText('Belum ada pengiriman');
  await screen.user.click(screen.getByRole('switch', { name: 'Kirim email ke pembeli begitu faktur disetujui DJP' }));
  await screen.isNoted('Kirim otomatis diaktifkan');
  await fakturs(app(), await app().as('rina')).approved({ counterpartyEmail: 'pantul@meranti.example' });
  app().clock.advance(3_000);
  await app().drainJobs();
  app().clock.advance(60_000);
  await noteBounces(app().deps);

  const later = await mount({ as: 'Owner', at: PAGE });
  await later.user.click(await later.findByText('pantul@meranti.example'));
  const drawer = within(await later.findByRole('dialog'));
  await drawer.findByText('550 5.1.1 Kotak surat penerima tidak ada.');
  await drawer.findByText('250 2.0.0 OK');
  await later.press('Kirim ulang');
  const to = await later.findByLabelText<HTMLInputElement>('Alamat email pembeli');
  await waitFor(() => expect(to.value).toBe('pantul@meranti.example'));
  await later.write(to, 'pajak@meranti.example');
  await later.press('Kirim');
  await later.isNoted('Pesan sedang dikirim');
});

it('fills words in with a document of the company, and sends them to oneself', async () => {
  const { number } = await fakturs(app(), await app().as('rina')).approved();
  const screen = await mount({ as: 'Owner', at: '/main/setting/company/send' });
  await screen.user.click(await screen.findByRole('combobox', { name: 'Isi dengan' }));
  await screen.user.click(await screen.findByRole('option', { name: String(number) }));
  await screen.findByText(`Faktur pajak ${number} dari PT Sagara Niaga Utama`);
  await screen.press('Kirim uji ke email saya');
  await screen.isNoted(/^Email uji dikirim ke rina@/);
});

it('is read with the permission, and enabled with the permission to change it', async () => {
  const screen = await mount({ as: 'Payer', at: PAGE });
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Pengiriman data pajak');
});

it('is shown where an address is typed, with the current setting and a link to it', async () => {
  const rina = await app().as('rina', 'sagara');
  for (const [on, words] of [
    [false, /^Pengiriman otomatis mati: PDF tidak dikirim sendiri/],
    [true, /^PDF dikirim otomatis ke alamat ini/],
  ] as const) {
    const { version } = await rina.get<{ version: number }>('/auto-mail/efaktur');
    await rina.put('/auto-mail/efaktur', { on, version });
    const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/out/create' });
    const help = await screen.findByText(words);
    expect(within(help).getByRole('link', { name: 'Buka pengaturan' }).getAttribute('href')).toBe(
      '/main/setting/company/email/efaktur',
    );
  }
});
