// @vitest-environment browser
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { stepRoutes } from '../../api/steps/routes.ts';
import type * as Pages from '../../src/app/pages.ts';
import { licence } from '../contract/steps/licence.ts';
import { inProcess } from './in-process.ts';

vi.mock('#domain/wizards/index.ts', async () => {
  const { licence: made } = await import('../contract/steps/licence.ts');
  return { wizards: [made] };
});
vi.mock('../../src/app/pages.ts', async (original) => {
  const [{ stepPages }, { licence: made }] = await Promise.all([
    import('../../src/ui/steps/step-pages.ts'),
    import('../contract/steps/licence.ts'),
  ]);
  return { pages: [...(await original<typeof Pages>()).pages, ...stepPages(made)] };
});

const submitted: unknown[] = [];
const rules = {
  code: {
    send: async () => undefined,
    isValid: async (_deps: unknown, _scope: unknown, code: string) => code === '246810',
  },
  submit: async (_tx: unknown, _scope: unknown, { values }: { values: unknown }) => {
    submitted.push(values);
  },
};
const { app, mount } = inProcess({ routers: [stepRoutes(licence, rules)] });
const at = (step: string) => `/main/made/licence/${step}`;
const open = (step: string) => mount({ as: 'Owner', at: at(step) });
type Screen = Awaited<ReturnType<typeof open>>;
const deed = new File(['%PDF-1.7'], 'akta.pdf', { type: 'application/pdf' });
const attach = async (screen: Screen, field: string) => {
  await screen.user.upload(screen.getByTestId(`file-${field}`), deed);
  await screen.findByText('akta.pdf');
};
const isAt = (screen: Screen, step: string, title: string) =>
  screen.findByRole('heading', { level: 2, name: title }).then(() => expect(screen.address()).toBe(at(step)));

// Modules of the domain import the wizards too, and are evaluated once for all files.
beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

beforeEach(async () => {
  const rina = await app().as('rina', 'sagara');
  const { version } = await rina.get<{ version: number }>('/made/licence/draft');
  await rina.delete(`/made/licence/draft?version=${version}`);
});

it('is filled in step by step and submitted with a code', async () => {
  const screen = await open('identity');
  await screen.press('Simpan dan lanjut');
  const name = screen.getByRole('textbox', { name: /^Nama/ });
  await vi.waitFor(() => expect(screen.faultOf(name)).toBe('Wajib diisi'));
  await screen.write(name, 'PT Baru');
  await screen.user.click(screen.getByRole('radio', { name: 'Bersama' }));
  await screen.press('Simpan dan lanjut');

  await isAt(screen, 'members', 'Anggota');
  await screen.user.click(await screen.findByRole('button', { name: 'Tambah' }));
  await screen.write(screen.getByRole('textbox', { name: /^Saham/ }), '40');
  await screen.write(screen.getByRole('textbox', { name: /^Nama anggota/ }), 'Sari');
  await screen.write(screen.getByRole('textbox', { name: /^NPWP/ }), '12');
  await attach(screen, 'agreement');
  await screen.press('Simpan dan lanjut');
  const npwp = screen.getByRole('textbox', { name: /^NPWP/ });
  await vi.waitFor(() => expect(screen.faultOf(npwp)).toMatch(/1234567890123456/));
  await screen.write(npwp, '12.345.678.9-012.3456');
  await screen.press('Simpan dan lanjut');

  await isAt(screen, 'papers', 'Lampiran');
  await screen.findByTestId('file-deed');
  await screen.press('Simpan dan lanjut');
  await screen.findByText('Wajib diisi');
  await attach(screen, 'deed');
  await screen.press('Simpan dan lanjut');

  await isAt(screen, 'statement', 'Pernyataan');
  await screen.user.click(await screen.findByRole('switch', { name: 'Data ini benar' }));
  await screen.press('Kirim');
  const dialog = await screen.findByRole('dialog', { name: 'Kirim data ini?' });
  await screen.press('Kirim kode OTP', dialog);
  await screen.isNoted('Kode OTP dikirim');
  const code = screen.getByRole('textbox', { name: 'Kode OTP' });
  await screen.write(code, '1');
  await screen.press('Kirim', dialog);
  await vi.waitFor(() => expect(screen.faultOf(code)).toBe('Kode OTP salah atau sudah tidak berlaku'));
  await screen.write(code, '246810');
  await screen.press('Kirim', dialog);
  await vi.waitFor(() => expect(screen.address()).toBe('/main/home/companies'));
  expect(submitted).toEqual([
    {
      identity: { name: 'PT Baru', kind: 'JOINT', founded: null },
      members: {
        people: [{ name: 'Sari', npwp: '1234567890123456' }],
        shares: 40,
        agreement: expect.objectContaining({ name: 'akta.pdf', size: 8 }),
      },
      papers: { deed: expect.objectContaining({ name: 'akta.pdf' }), plan: null },
      statement: { truth: true },
    },
  ]);
});

const fill = async (kind: 'SINGLE' | 'JOINT') => {
  const rina = await app().as('rina', 'sagara');
  await rina.put('/made/licence/identity/draft', { name: 'PT Lama', kind, founded: null, version: 0 });
};

it('leads to the first incomplete step, skips a step whose condition does not hold, and goes back', async () => {
  await fill('SINGLE');
  const screen = await open('statement');
  await isAt(screen, 'papers', 'Lampiran');
  expect(screen.getByRole('list', { name: 'Langkah 2 dari 3' }).textContent).not.toContain('Anggota');
  await screen.press('Kembali');
  await isAt(screen, 'identity', 'Identitas');
  await screen.findByDisplayValue('PT Lama');
});

it('stays at its step when the page is loaded again', async () => {
  await fill('JOINT');
  await isAt(await open('members'), 'members', 'Anggota');
  await isAt(await open('identity'), 'identity', 'Identitas');
});

it('asks before unsaved input is left', async () => {
  await fill('JOINT');
  const screen = await open('members');
  await screen.user.click(await screen.findByRole('button', { name: 'Tambah' }));
  await screen.press('Kembali');
  await screen.findByRole('dialog');
  expect(screen.address()).toBe(at('members'));
});

it('compares two versions of a step', async () => {
  const screen = await open('identity');
  await screen.write(screen.getByRole('textbox', { name: /^Nama/ }), 'PT Baru');
  await screen.user.click(screen.getByRole('radio', { name: 'Tunggal' }));
  await fill('JOINT');
  await screen.press('Simpan dan lanjut');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('PT Lama');
  await screen.press('Simpan pilihan ini', dialog);
  await isAt(screen, 'papers', 'Lampiran');
});

it('removes the draft when it is cancelled', async () => {
  await fill('JOINT');
  const screen = await open('members');
  await screen.press('Batalkan');
  const dialog = await screen.findByRole('dialog', { name: 'Batalkan pengisian?' });
  await screen.press('Batalkan', dialog);
  await vi.waitFor(() => expect(screen.address()).toBe('/main/home'));
  expect(await (await app().as('rina', 'sagara')).get('/made/licence/draft')).toMatchObject({ version: 0 });
});

it('has its texts in English', async () => {
  const screen = await mount({ as: 'Owner', at: at('identity'), locale: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Application for a licence' });
  await screen.findByRole('radio', { name: 'Joint' });
});
