// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const SEND = '/main/setting/company/send';
const open = async () => {
  const screen = await mount({ as: 'Owner', at: SEND });
  const body = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Isi' });
  const write = async (words: string) => {
    await screen.user.clear(body);
    await screen.user.click(body);
    await screen.user.paste(words);
    await screen.user.click(screen.getByRole('button', { name: 'Simpan' }));
  };
  return { ...screen, body, write };
};

it('saves the words of a letter', async () => {
  const screen = await open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan' }).disabled).toBe(true);
  await screen.write('Halo %{buyerName}');
  await screen.isTold('Template disimpan');
  const rina = await app().as('rina', 'sagara');
  expect(await rina.get('/templates/email/efaktur')).toMatchObject({ body: 'Halo %{buyerName}' });
});

it('says at its field what the server refuses', async () => {
  const screen = await open();
  await screen.write('Halo %{nama}');
  await waitFor(() => expect(screen.body.getAttribute('aria-invalid')).toBe('true'));
  const fault = document.getElementById(screen.body.getAttribute('aria-describedby') ?? '');
  expect(fault?.textContent).toBe('Variabel nama tidak dikenal');
});

it('shows what somebody else saved meanwhile', async () => {
  const screen = await open();
  const agus = await app().as('agus');
  const { version, subject } = await agus.get<{ version: number; subject: string }>('/templates/email/efaktur');
  await agus.put('/templates/email/efaktur', { version, subject, body: 'Kata Agus' });
  await screen.write('Kata Rina');
  await screen.isTold(/^Data diubah oleh Agus Prasetyo/);
  await waitFor(() => expect(screen.body.value).toBe('Kata Agus'));
});

it('changes from e-mail to WhatsApp without loading the page anew', async () => {
  const screen = await open();
  await screen.user.click(screen.getByRole('tab', { name: 'WhatsApp' }));
  await waitFor(() => expect(screen.address()).toBe(`${SEND}/wa`));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Judul email' })).toBeNull());
});
