// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { anNpwp } from '../../fixtures/builders/a-company.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { people } from '../../fixtures/cast/people.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const revoke = async () => {
  const rina = await app().as('rina', 'sagara');
  expect((await rina.delete(`/users/${people.budi.id}`)).status).toBe(204);
  return rina;
};
const signedIn = async () => {
  const budi = await app().as('budi');
  expect(budi.company).toBe('');
};

it('whoever lost the last company sees why, and continues by an invitation', async () => {
  const rina = await revoke();
  await signedIn();
  const screen = await mount({ as: 'budi', at: '/main/home' });
  await screen.findByRole('heading', { level: 1, name: 'Akun Anda belum terhubung ke perusahaan' });
  const result = screen.getByText(new RegExp(`mencabut akses Anda ke ${companies.sagara.name}`));
  expect(result.textContent).toContain(people.rina.name);
  screen.getByText(/Belum ada undangan/);
  await rina.post('/users/invitations', { emails: [people.budi.email], role: 'Payer' });
  await screen.press('Periksa lagi');
  await screen.findByRole('button', { name: `Terima undangan ${companies.sagara.name}` });
  await screen.press(`Terima undangan ${companies.sagara.name}`);
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain(companies.sagara.name));
});

it('or adds a company, refused at its field', async () => {
  await revoke();
  const screen = await mount({ as: 'budi', at: '/main/ebilling/id_billing' });
  const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
  await screen.press('Tambah perusahaan');
  await screen.press('Simpan perusahaan');
  await waitFor(() => expect(screen.faultOf(field('NPWP'))).not.toBe(''));
  await screen.write(field('NPWP'), anNpwp(881_002));
  await screen.write(field('Nama'), 'PT Budi Sendiri');
  await screen.write(field('Email'), 'pajak@budi.example');
  await screen.write(field('Alamat'), 'Jalan 1');
  await screen.press('Simpan perusahaan');
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('PT Budi Sendiri'));
});
