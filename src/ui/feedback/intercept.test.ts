import { describe, expect, it } from 'vitest';
import { catalogues } from '#domain/messages/index.ts';
import { interceptedOf, intercepts } from './intercept.ts';

const intercepted = (extra: Record<string, unknown>) => interceptedOf({ code: 'intercepted', message: '', ...extra });

describe('an intercepted answer', () => {
  it('is read with its package and what remains', () => {
    expect(intercepted({ intercept: 'efaktur-upload-limit', package: 'Dasar', remaining: 0 })).toEqual({
      flag: 'efaktur-upload-limit',
      package: 'Dasar',
      remaining: 0,
    });
  });

  it('is read with how many are needed and which of them there is room for', () => {
    const some = { intercept: 'ebupot-upload-limit', remaining: 1, needed: 3 };
    expect(intercepted({ ...some, fit: ['a'] })).toMatchObject({ needed: 3, remaining: 1, fit: ['a'] });
    expect(intercepted({ ...some, fit: [] })).not.toHaveProperty('fit');
  });

  it('opens nothing for a flag nobody knows', () => {
    expect(intercepted({ intercept: 'else' })).toBeNull();
    expect(intercepted({})).toBeNull();
  });

  it('has title, text and button for every flag in both languages', () => {
    for (const flag of intercepts)
      for (const words of [catalogues.id, catalogues.en]) {
        const { title, text, button } = words.shell.intercept[flag];
        expect([title, text, button].every(Boolean), flag).toBe(true);
      }
  });

  it('says what the specification says, letter for letter', () => {
    const { intercept } = catalogues.id.shell;
    expect(intercept['expired-certificate']).toEqual({
      title: 'Masa berlaku sertifikat sudah habis',
      text: 'Silakan perbarui sertifikat elektronik Anda untuk melanjutkan.',
      button: 'Perbarui sertifikat elektronik',
    });
    expect(intercept['invalid-certificate']).toEqual({
      title: 'Sertifikat elektronik tidak valid',
      text: 'Sertifikat elektronik yang tersimpan tidak sesuai dengan data sertifikat Anda di DJP. Silakan perbarui sertifikat elektronik Anda untuk melanjutkan.',
      button: 'Perbarui sertifikat elektronik',
    });
    expect(intercept['efaktur-upload-limit']).toEqual({
      title: 'Kuota upload tidak mencukupi',
      text: 'Silakan tambah kuota untuk upload faktur ke DJP.',
      button: 'Tambah kuota',
    });
    expect(intercept['ebupot-upload-limit'].text).toBe('Silakan tambah kuota untuk upload bukti potong ke DJP.');
    expect(catalogues.id.shell.company).toMatchObject({
      choose: 'Pilih perusahaan',
      choose_other: 'Pilih perusahaan lain',
      required: 'Perusahaan harus diisi',
      continue: 'Lanjutkan',
    });
    expect(catalogues.id.shell.simulation.djp).toBe('Mode simulasi, tidak terkirim ke DJP');
  });
});
