// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PASSWORD, people } from '../../fixtures/cast/people.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

const CREATE = '/main/efaktur-v2/out/create';
const typing = () => Object.keys(sessionStorage).filter((key) => key.startsWith('patuh.typing.'));

/** The session ends on the server, and the page hears of it by the next thing it asks. */
const endSession = async (cookie: string) => {
  const answer = await app().fetch('/logout', { headers: { Cookie: cookie, 'Sec-Fetch-Site': 'none' } });
  expect(answer.status).toBeLessThan(400);
};

const signIn = async (screen: Awaited<ReturnType<typeof mount>>, who: 'rina' | 'sari') => {
  await screen.write(await screen.findByLabelText<HTMLInputElement>('Email'), people[who].email);
  await screen.write(screen.getByLabelText<HTMLInputElement>('Kata sandi'), PASSWORD);
  await screen.press('Masuk');
};

/** A form with a word in a field that was not left, on the sign-in page. */
const ended = async () => {
  const screen = await mount({ as: 'rina', at: CREATE });
  const reference = await screen.findByLabelText<HTMLInputElement>(/^Referensi/);
  await endSession(screen.otherTab?.cookie ?? '');
  await screen.user.type(reference, 'INV-BELUM-TERSIMPAN');
  expect(typing()).toHaveLength(1);
  await screen.press('Simpan draf');
  await screen.findByRole('heading', { name: 'Masuk' });
  expect(typing()).toHaveLength(1);
  return screen;
};

it('what stands in a form when the session ends comes back after sign-in', async () => {
  const screen = await ended();
  await signIn(screen, 'rina');
  await waitFor(() => expect(screen.address()).toBe(CREATE));
  const back = await screen.findByLabelText<HTMLInputElement>(/^Referensi/);
  await waitFor(() => expect(back.value).toBe('INV-BELUM-TERSIMPAN'));
  await screen.isTold(/Isian yang belum tersimpan saat sesi Anda berakhir/);

  // Kept by the server, it is nowhere else.
  await screen.press('Simpan draf');
  await waitFor(() => expect(typing()).toEqual([]));
});

it('nobody else finds it, and it is gone with their sign-in', async () => {
  const screen = await ended();
  await signIn(screen, 'sari');
  await waitFor(() => expect(screen.address()).toBe(CREATE));
  const empty = await screen.findByLabelText<HTMLInputElement>(/^Referensi/);
  expect(empty.value).toBe('');
  await waitFor(() => expect(typing()).toEqual([]));
});

it('a form that was left on purpose leaves nothing behind', async () => {
  const screen = await mount({ as: 'rina', at: CREATE });
  await screen.user.type(await screen.findByLabelText<HTMLInputElement>(/^Referensi/), 'TIDAK JADI');
  expect(typing()).toHaveLength(1);
  await screen.press('Batal');
  await waitFor(() => expect(typing()).toEqual([]));
});

it('a billing code, which has no draft, comes back too', async () => {
  const at = '/main/ebilling/create?kode=411128-420';
  const screen = await mount({ as: 'rina', at });
  const amount = () => screen.findByLabelText<HTMLInputElement>('Jumlah setor');
  await screen.write(await amount(), '1250000');
  await endSession(screen.otherTab?.cookie ?? '');
  await screen.press('Buat ID Billing');
  await screen.findByRole('heading', { name: 'Masuk' });
  await signIn(screen, 'rina');
  await waitFor(() => expect(screen.address()).toBe(at));
  await waitFor(async () => expect((await amount()).value).toMatch(/^1\.?250\.?000/));
});
