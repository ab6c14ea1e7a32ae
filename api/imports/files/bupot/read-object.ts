import { isUnifikasi, type SlipKind } from '#domain/bupot/kinds.ts';
import { offerObjects, type SlipObject } from '#domain/bupot/slip-object.ts';
import { type Fraction, percent } from '#domain/definition/money.ts';
import { beginning } from '#domain/definition/readable-text.ts';
import type { SlipFacility } from '#domain/rules/bupot/facilities.ts';
import { objectFor } from '#domain/rules/unifikasi/object-for.ts';
import { objectOf } from '#domain/rules/unifikasi/objects.ts';
import { percentIn } from '../cells/percent.ts';
import type { Reader } from './read-payee.ts';

/** The office's code in any notation, also followed by its name: "24-104-07", "2410407", "24.104.07 Jasa teknik". */
const CODE = /^(\d{2})[\s.-]?(\d{3})[\s.-]?(\d{2})(?!\d)/;
const SHOWN = 60;

const usual: Partial<Record<SlipKind, string>> = {
  BPMP: '21-100-01',
  BPA1: '21-100-01',
  BPA2: '21-100-01',
  BP26: '27-100-99',
};

const fraction = (text: string): Fraction | null => {
  const fraction = percentIn(text);
  return fraction && /^\d+(\.\d{1,2})?$/.test(fraction) ? percent(fraction) : null;
};

/** Several objects may share a code; other cells of the row decide. */
const keyFor = (reader: Reader, kind: SlipKind, code: string, facility: SlipFacility): string => {
  if (!isUnifikasi(kind)) return code;
  const stated = { nett: fraction(reader.text('nett')), rate: fraction(reader.text('rate')), facility };
  return objectFor(kind, code, stated)?.key ?? code;
};

/** Size of the cache: the same words repeat in many rows. */
const KNOWN = 500;
const known = new Map<string, SlipObject | undefined>();
const meant = (kind: SlipKind, words: string, period: string) => {
  const key = `${kind} ${period} ${words.toLowerCase()}`;
  if (!known.has(key)) {
    if (known.size >= KNOWN) known.clear();
    known.set(key, offerObjects({ kind, period, date: `${period}-01` }, words, 1)[0]);
  }
  return known.get(key);
};

/** Never converted silently: the likeliest object is proposed. */
const words = (reader: Reader, kind: SlipKind, text: string, period: string): void => {
  const found = meant(kind, text, period);
  if (!found) {
    reader.error('taxCode', 'slip_object_unknown');
    return;
  }
  reader.error('taxCode', 'slip_object_words', {
    proposal: found.key,
    params: { words: beginning(text, SHOWN), found: beginning(`${found.key} ${found.name}`, 160) },
  });
};

export const codeIn = (text: string): string | null => {
  const [, tax, group, number] = CODE.exec(text) ?? [];
  return tax ? `${tax}-${group}-${number}` : null;
};

const assumed = (reader: Reader, kind: SlipKind): string => {
  const code = usual[kind] ?? '';
  // Non-residents have a single object.
  if (code !== '' && kind !== 'BP26')
    reader.warn('taxCode', 'slip_object_assumed', { proposal: code, params: { code } });
  return code;
};

/** "" if the object is named only by words, which produce a finding with a proposal. */
export const readObject = (
  reader: Reader,
  kind: SlipKind,
  { facility, period }: { facility: SlipFacility; period: string },
): string => {
  const text = reader.text('taxCode');
  if (text === '') return assumed(reader, kind);
  if (text.includes('/') && isUnifikasi(kind) && objectOf(kind, text)) return text;
  const code = codeIn(text);
  if (code) return keyFor(reader, kind, code, facility);
  if (!/\p{L}{3}/u.test(text)) return text;
  words(reader, kind, text, period);
  return '';
};
