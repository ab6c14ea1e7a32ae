import { describe, expect, it } from 'vitest';
import { catalogues } from './index.ts';

const textsOf = (of: object, before = ''): [key: string, text: string][] =>
  Object.entries(of).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[before + key, value] as [string, string]]
      : textsOf(value as object, `${before}${key}.`),
  );

/** docs/vocabulary.md: one English word for one thing, and the words it replaces. */
const words: readonly { say: string; not: RegExp; but?: RegExp }[] = [
  { say: 'the tax office', not: /\b(?:DJP|DGT|[Tt]he office(?:’s)?)\b/ },
  // Columns of the office's own workbook, and a tax of its own, keep their names.
  { say: 'VAT', not: /\bPPN\b(?! DM)/, but: /^impor\./ },
  { say: 'outgoing invoice', not: /\b(?:output|sales) (?:tax )?invoices?\b/i },
  { say: 'incoming invoice', not: /\b(?:input|purchase) (?:tax )?invoices?\b/i },
  // Columns of the office's workbooks keep their names, and so does SPT Masa.
  { say: 'tax period', not: /(?<!SPT )\bmasa\b/i, but: /^(?:impor|glossary)\./ },
  { say: 'cancelled', not: /\bcancel(?:ed|ing)\b/i },
  { say: 'billing code', not: /\bbilling IDs?\b/i },
  { say: 'collection letter (STP)', not: /Surat Tagihan/ },
  // Indonesian notation of amounts and counts on every page.
  { say: '20.000', not: /\d,\d{3}/ },
];

describe('the Indonesian catalogue', () => {
  it('writes an amount as every amount is written: Rp 20.000', () => {
    expect(textsOf(catalogues).filter(([, text]) => /Rp(?:\d|%\{)/.test(text))).toEqual([]);
  });

  it('says "file" and nothing else for it', () => {
    expect(textsOf(catalogues.id).filter(([, text]) => /berkas/i.test(text))).toEqual([]);
  });
});

describe('the English catalogue', () => {
  const texts = textsOf(catalogues.en);

  it.each(words)('says "$say" and nothing else for it', ({ not, but }) => {
    const other = texts.filter(([key, text]) => !but?.test(key) && not.test(text.replace(/%\{\w+\}/g, '')));
    expect(other).toEqual([]);
  });

  it('names every transaction code in English', () => {
    const { en, id } = catalogues;
    for (const [code, name] of Object.entries(en.reference.transactionCode)) {
      expect(name).not.toBe(id.reference.transactionCode[code as keyof typeof id.reference.transactionCode]);
      expect(name).not.toMatch(/\b(?:Penyerahan|Fasilitas|DPP|PPN)\b/);
    }
  });
});
