import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PaymentStatus } from '../billing/payment/balance.ts';
import type { PaymentEntry } from '../billing/payment/entry.ts';
import { documents } from '../documents.ts';
import { hasWords } from '../messages/index.ts';
import { historyKinds } from './kinds.ts';
import { sayAction, sayChanges, sayObject, sayStatus } from './say-entry.ts';

const locales = ['id', 'en'] as const;

/** Values displayed unchanged: numbers of a code, PTKP statuses, abbreviations of documents. */
const KNOWN = /^(\d{2}|(TK|K|HB)\/\d|NPWP|NIK|TIN|DTP|UMKM|SKD|PEB|PIB|CK1|Passport|Normal|NORMAL)$/;

const choicesOf = (shown: unknown): readonly string[] => {
  const of = shown as { options?: readonly string[]; unwrap?: () => { options?: readonly string[] } };
  return (of.options ?? of.unwrap?.().options ?? []).filter((code) => code !== '');
};

describe.each(locales)('the history speaks to people (%s)', (locale) => {
  it.each(documents.map((of) => [of.name, of] as const))(
    '%s: its name, its fields, what they may be',
    (name, { fields }) => {
      expect(sayObject(locale, name)).not.toBe(name);
      for (const [field, { kind, shown }] of Object.entries(fields)) {
        const [input] = sayChanges(locale, name, null, { [field]: 'x' });
        if (input) expect(input.field, `${name}.${field}`).not.toBe(field);
        if (kind !== 'choice') continue;
        const raw = choicesOf(shown).filter(
          (code) => !KNOWN.test(code) && sayChanges(locale, name, null, { [field]: code })[0]?.after === code,
        );
        expect(raw, `${name}.${field}`).toEqual([]);
      }
    },
  );

  it('what happens to a payment, and how it is paid', () => {
    const kinds = {
      created: true,
      'va-opened': true,
      paid: true,
      'ntpn-received': true,
      reversed: true,
      'part-returned': true,
      cancelled: true,
    } satisfies Record<PaymentEntry['kind'], true>;
    for (const status of [
      'opening',
      'waiting',
      'paid',
      'settled',
      'attention',
      'cancelled',
      'expired',
      'failed',
    ] satisfies PaymentStatus[])
      expect(sayStatus(locale, 'payment', status)).not.toBe(status);
    for (const kind of Object.keys(kinds)) expect(sayAction(locale, 'payment', kind)).not.toBe(kind);
    const entry = {
      kind: 'created',
      at: 1_763_172_000_000,
      method: 'counter',
      fee: 250_000,
      lines: [{ billingId: 'x', amount: 1 }],
    };
    for (const { field, before, after } of sayChanges(locale, 'payment', null, entry)) {
      expect(Object.keys(entry), field).not.toContain(field);
      expect([before, after].join(' ')).not.toMatch(/^ (created|counter)$|\{|\[|billingId/);
    }
  });

  it('the side of a ledger, and a record in a record', () => {
    expect(sayChanges(locale, 'ledger', null, { side: 'out' })[0]?.after).toMatch(/^(Keluaran|Output)$/);
    const entries = { lines: { 'I.A.5.PPN': '1250000.00' }, facilityCode: null };
    expect(sayChanges(locale, 'spt-ppn', null, { entries })[0]?.after).toMatch(
      /^(Baris|Lines): I\.A\.5\.PPN: Rp 1\.250\.000/,
    );
  });
});

const written = (what: 'objectType' | 'action'): string[] => {
  const root = join(import.meta.dirname, '../..');
  const found = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        /^(modules|services|settings|imports|documents|flows|records)\//.test(file),
    )
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .filter((text) => text.includes('appendHistory'))
    .flatMap((text) => [...text.matchAll(new RegExp(`\\b${what}: '([^']+)'`, 'g'))].map(([, name = '']) => name));
  return [...new Set(found)];
};

it('every object and every action that is written has words', () => {
  expect(written('objectType').length).toBeGreaterThan(8);
  expect(written('objectType').filter((name) => sayObject('id', name) === name)).toEqual([]);
  const places = [...Object.keys(historyKinds), ''];
  const withoutWords = written('action').filter(
    (action) => !hasWords(`auditLog.action.${action}`) && places.every((of) => sayAction('id', of, action) === action),
  );
  expect(withoutWords).toEqual([]);
});
