import polyglot from 'ra-i18n-polyglot';
import { HttpError, I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { catalogues } from '#domain/messages/index.ts';
import { SavingWords } from './DraftPage.tsx';
import type { SavingState } from './use-saving.ts';

const labels: Readonly<Record<string, string>> = { payeeNpwp: 'NPWP/NIK penerima' };

const wordsOf = (state: SavingState, locale: 'id' | 'en' = 'id', byHand = false): string =>
  renderToStaticMarkup(
    <I18nContext.Provider value={polyglot(() => catalogues[locale], locale)}>
      <SavingWords state={state} byHand={byHand} placeOf={(path) => labels[path] ?? ''} />
    </I18nContext.Provider>,
  );
const refused = (status: number, body: object): SavingState => ({
  at: 'failed',
  why: new HttpError('', status, { code: 'invalid', message: 'Periksa kembali isian Anda.', ...body }),
});

describe('what is said of a draft that saves itself', () => {
  it('names the field and the rule that keep it from being saved', () => {
    const why = refused(422, { errors: { 'input.payeeNpwp': 'Isi 16 digit' } });
    expect(wordsOf(why)).toContain('Belum tersimpan. NPWP/NIK penerima: Isi 16 digit');
    expect(wordsOf(why, 'en')).toContain('Not saved yet. NPWP/NIK penerima: Isi 16 digit');
    expect(wordsOf(why)).toContain('role="alert"');
  });

  it('says a rule of no field of the form alone, and of no field at all as the server put it', () => {
    expect(wordsOf(refused(422, { errors: { lines: 'Paling banyak 1.000 baris' } }))).toContain(
      'Belum tersimpan. Paling banyak 1.000 baris',
    );
    expect(wordsOf(refused(409, { code: 'filed', message: 'SPT masa ini sudah dilaporkan.' }))).toContain(
      'Belum tersimpan. SPT masa ini sudah dilaporkan.',
    );
  });

  it('promises to try again only where no rule stands in the way', () => {
    const words = 'Belum tersimpan, akan dicoba lagi';
    expect(wordsOf({ at: 'failed', why: new TypeError('Failed to fetch') })).toContain(words);
    expect(wordsOf(refused(500, { code: 'unexpected', message: 'Terjadi kesalahan.' }))).toContain(words);
    expect(wordsOf(refused(422, { errors: { payeeNpwp: 'Isi 16 digit' } }))).not.toContain('dicoba lagi');
  });

  it('says when it was saved, and where nothing saves itself that it is not', () => {
    expect(wordsOf({ at: 'saved', when: Date.parse('2025-10-20T03:05:00Z') })).toContain('Tersimpan 10.05');
    expect(wordsOf({ at: 'rest' }, 'id', true)).toContain('pilih Simpan draf');
    expect(wordsOf({ at: 'rest' })).not.toContain('Simpan draf');
  });
});
