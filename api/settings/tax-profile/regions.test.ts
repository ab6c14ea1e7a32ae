import { describe, expect, it } from 'vitest';
import { isRegion, regionsIn } from './regions.ts';

describe('regions', () => {
  it('are found from the province down', async () => {
    const provinces = await regionsIn('');
    expect(provinces).toHaveLength(38);
    expect(provinces).toContainEqual({ code: '31', name: 'DKI Jakarta' });
    expect(await regionsIn('31')).toContainEqual({ code: '31.71', name: 'Kota Administrasi Jakarta Pusat' });
    const districts = await regionsIn('31.71');
    expect(districts.map(({ name }) => name)).toContain('Menteng');
    const menteng = districts.find(({ name }) => name === 'Menteng')?.code ?? '';
    expect((await regionsIn(menteng)).map(({ name }) => name)).toContain('Kebon Sirih');
  });

  it.each(['31', '31.71', '31.71.06', '31.71.06.1001'])('have the code %s', async (code) => {
    expect(await isRegion(code)).toBe(true);
  });

  it.each(['99', '31.7', '31.71.99', '../etc', '31.71.06.1001.1'])('are nothing under %s', async (code) => {
    expect(await regionsIn(code)).toEqual([]);
    expect(await isRegion(code)).toBe(false);
  });
});
