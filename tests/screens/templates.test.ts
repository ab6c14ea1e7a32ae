// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const SEND = '/main/setting/company/send';
const open = async () => {
  const screen = await mount({ as: 'Owner', at: SEND });
  const body = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Isi' });
  const save = async (words: string) => {
    await screen.write(body, words);
    await screen.press('Simpan');
  };
  return { ...screen, body, save };
};

it('saves the words of a letter', async () => {
  const screen = await open();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Simpan' }).disabled).toBe(true);
  await screen.save('Halo %{buyerName}');
  await screen.isNoted('Template disimpan');
  const rina = await app().as('rina', 'sagara');
  expect(await rina.get('/templates/email/efaktur')).toMatchObject({ body: 'Halo %{buyerName}' });
});

it('shows at its field what the server refuses', async () => {
  const screen = await open();
  await screen.save('Halo %{nama}');
  await waitFor(() => expect(screen.faultOf(screen.body)).toBe('Variabel nama tidak dikenal'));
});

it('shows what somebody else saved meanwhile', async () => {
  const screen = await open();
  const agus = await app().as('agus');
  const { version, subject } = await agus.get<{ version: number; subject: string }>('/templates/email/efaktur');
  await agus.put('/templates/email/efaktur', { version, subject, body: 'Kata Agus' });
  await screen.save('Kata Rina');
  await screen.isNoted(/^Data diubah oleh Agus Prasetyo/);
  await waitFor(() => expect(screen.body.value).toBe('Kata Agus'));
});

it('changes from e-mail to WhatsApp without a reload', async () => {
  const screen = await open();
  await screen.user.click(screen.getByRole('tab', { name: 'WhatsApp' }));
  await waitFor(() => expect(screen.address()).toBe(`${SEND}/wa`));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Judul email' })).toBeNull());
});
