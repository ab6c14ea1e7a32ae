import { describe, expect, it } from 'vitest';
import { fakturStatus } from '../faktur/status.ts';
import { catalogues, say } from './index.ts';

const keysOf = (of: object, before = ''): string[] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value as object, `${before}${key}.`),
  );
const paramsOf = (text: string): string =>
  [...text.matchAll(/%\{(\w+)\}/g)]
    .map((match) => match[1])
    .sort()
    .join();
/** Singular and plural of a text take the same parameters. */
const formsOf = (text = ''): string[] => text.split('||||');
const at = (of: unknown, key: string): string =>
  key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], of) as string;

// A separate test covers react-admin's plural forms and dotted keys.
const ours = ({ ra: _, ...rest }: typeof catalogues.id | typeof catalogues.en) => rest;

describe('the catalogues', () => {
  const keys = keysOf(ours(catalogues.id));

  it('have the same keys', () => expect(keysOf(ours(catalogues.en)).sort()).toEqual([...keys].sort()));

  it('take the same parameters under each key', () => {
    const differ = keys.filter((key) => {
      const forms = Object.values(catalogues).flatMap((catalogue) => formsOf(at(catalogue, key)));
      return new Set(forms.map(paramsOf)).size > 1;
    });
    expect(differ).toEqual([]);
  });

  it('call DPP one thing in English, but where columns of the office’s own workbook are named', () => {
    const named = keys.filter((key) => /\bDPP\b/.test(at(catalogues.en, key)));
    expect(named.filter((key) => !key.startsWith('impor.'))).toEqual([]);
  });

  it('leave no text empty', () => {
    for (const catalogue of Object.values(catalogues))
      expect(keys.filter((key) => at(catalogue, key)?.trim() === '')).toEqual([]);
  });

  it('have words for every status and move of the outgoing invoice', () => {
    for (const { faktur } of Object.values(catalogues)) {
      for (const code of Object.keys(fakturStatus.states)) {
        expect(faktur.status, code).toHaveProperty(code);
        expect(faktur.status.short, code).toHaveProperty(code);
        expect(faktur.status.hint, code).toHaveProperty(code);
      }
      for (const [move, { by }] of Object.entries(fakturStatus.moves)) {
        expect(faktur.happened, move).toHaveProperty(move);
        if (by !== 'system') expect(faktur.moves, move).toHaveProperty(move);
      }
    }
  });

  it('label the states as agreed', () => {
    expect(say('id', 'faktur.status.SIGNING_IN_PROGRESS')).toBe('Proses tanda tangan');
    expect(say('id', 'faktur.status.kind.NORMAL_SUBS')).toBe('Pengganti');
  });

  it('title the cancel modals letter for letter', () => {
    const { asks } = catalogues.id.faktur;
    expect(asks.cancelSubstitute.title).toBe('Pembatalan Pengganti Faktur Pajak Keluaran');
    expect(asks.cancelSubstitute.text).toBe('Apakah Anda yakin mau membatalkan pengganti faktur ini?');
    expect(asks.revoke.title).toBe('Batalkan proses');
    expect(asks.revoke.text).toBe('Proses pembatalan akan dihentikan dan kondisi faktur tetap seperti semula.');
    expect(asks.cancel.title).toBe('Pembatalan Faktur Pajak Keluaran');
  });
});

describe('say', () => {
  it('fills parameters in and leaves those it lacks visible', () => {
    expect(say('id', 'problem.field.max', { max: 5 })).toBe('Maksimal 5 karakter');
    expect(say('id', 'problem.field.max')).toBe('Maksimal %{max} karakter');
  });
  it('gives the key when there are no words', () => {
    expect(say('id', 'no.such.key')).toBe('no.such.key');
    expect(say('id', 'faktur.check')).toBe('faktur.check');
  });
});
