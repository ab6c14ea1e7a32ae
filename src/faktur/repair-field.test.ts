import { describe, expect, it } from 'vitest';
import office from '#domain/messages/id/office.ts';
import { repairField } from './repair-field.ts';

describe('where a fault the office names is mended', () => {
  it('leads to the field it is about', () => {
    expect(repairField('BUYER_TKU_NOT_FOUND')).toBe('buyerNitku');
    expect(repairField('CERTIFICATE_EXPIRED')).toBe('certificate');
    expect(repairField('UNREACHABLE')).toBeNull();
  });

  it('knows a place for every code whose words tell to renew or correct something on the form', () => {
    const mended = Object.entries(office.code).filter(([, { action }]) =>
      /^Perbarui (NITKU|NPWP|tanggal|satuan|sertifikat)/.test(action),
    );
    expect(mended.filter(([code]) => repairField(code) === null).map(([code]) => code)).toEqual([]);
  });
});
