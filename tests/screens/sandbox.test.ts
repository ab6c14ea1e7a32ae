// @vitest-environment browser
import { waitFor } from '@testing-library/dom';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Sandbox } from '#domain/company/sandbox.ts';
import { companies as companyTable, faktur } from '../../db/tables.ts';
import { companies } from '../../fixtures/cast/companies.ts';
import { anInput, LIST } from '../api/faktur/faktur-client.ts';
import { inProcess } from './in-process.ts';

const { mount, app } = inProcess();
const AT = '/main/setting/api-keys';
const { sagara } = companies;

it('sets faults and a limit of the simulators, and refuses a limit that is no number', async () => {
  await app().plant((tx) =>
    tx.db
      .update(companyTable)
      .set({ flags: { ...sagara.flags, isPublicApiUser: true, sandbox: { fault: 'none', requestsAMinute: null } } })
      .where(eq(companyTable.id, sagara.id)),
  );
  const rina = await app().as('rina', 'sagara');
  const screen = await mount({ as: 'Owner', where: 'sagara', at: AT });
  const limit = await screen.findByRole('textbox', { name: /^Permintaan per menit/ });
  await screen.write(limit, '-5');
  await screen.press('Simpan gangguan');
  await waitFor(() => expect(screen.faultOf(limit)).not.toBe(''));
  await screen.write(limit, '30');
  await screen.press('Simpan gangguan');
  await waitFor(async () =>
    expect(await rina.get<Sandbox>('/sandbox')).toEqual({ fault: 'none', requestsAMinute: 30 }),
  );
});

it('is emptied after a question', async () => {
  const rina = await app().as('rina', 'sagara');
  await rina.post(`${LIST}/draft`, { input: anInput() });
  const drafts = () => app().deps.db.read.select().from(faktur).where(eq(faktur.companyId, sagara.id));
  expect(await drafts()).toHaveLength(1);
  const screen = await mount({ as: 'Owner', where: 'sagara', at: AT });
  await screen.press('Kosongkan sandbox');
  const question = await screen.findByRole('dialog', { name: 'Kosongkan sandbox' });
  expect(question.textContent).toContain('Semua dokumen');
  (await screen.findAllByRole('button', { name: 'Kosongkan sandbox' })).at(-1)?.click();
  await waitFor(async () => expect(await drafts()).toEqual([]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
