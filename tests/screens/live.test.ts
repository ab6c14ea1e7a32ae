// @vitest-environment browser
import { waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { people } from '../../fixtures/cast/people.ts';
import { fakturs } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();

it('a list shows how its invoice is sent to the office and answered, without a reload', async () => {
  const { draft, upload } = fakturs(app(), await app().as('sari'));
  const { id } = await draft();
  const screen = await mount({ as: 'Owner', at: '/main/efaktur-v2/out' });
  const row = () => within(screen.getByRole('table')).getAllByRole('row')[1]?.textContent;
  expect(row()).toContain('Draf');
  await upload(id);
  await waitFor(() => expect(row()).toContain('Approved'));
});

it('an open page shows that its draft was removed', async () => {
  const sari = await app().as('sari');
  const { id } = await fakturs(app(), sari).draft();
  const screen = await mount({ as: 'Owner', at: `/main/efaktur-v2/out/${id}/detail` });
  await sari.delete(`/efaktur/out/ctas/${id}`);
  await screen.findByText(/Faktur ini dihapus oleh Sari Lestari/);
});

it('whoever loses their access is led away from the open page', async () => {
  const screen = await mount({ as: 'tono', where: 'bentalaRitel', at: '/main/efaktur-v2/out' });
  const owner = await app().as('hendra', 'bentalaRitel');
  await owner.delete(`/users/${people.tono.id}`);
  await screen.findByRole('heading', { level: 1, name: 'Masuk' });
  expect(screen.getByRole('main').textContent).toMatch(/Sesi Anda/);
});
