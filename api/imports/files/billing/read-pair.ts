import { findPairs } from '#domain/billing/find-pair.ts';
import { eraOf, type Pair, pairCode } from '#domain/billing/pairs.ts';
import { beginning } from '#domain/definition/readable-text.ts';
import type { CellReader } from '../cells/reader.ts';
import type { BillingField } from './fields.ts';

export type ReadPair = { kap: string; kjs: string; at: { kap: BillingField; kjs: BillingField } };

/** Both codes in any notation: "411128-403", "411128403", "KAP 411128 / KJS 403", "411128 403 PPh Final". */
const BOTH = /(?<!\d)(\d{6})\D{0,12}?(\d{3})(?!\d)/;
const LETTER = /\p{L}/u;
const SHOWN = 60;

/** Size of the cache: the same words repeat in many rows. */
const KNOWN = 500;
const known = new Map<string, Pair | undefined>();
const meant = (words: string, period: string): Pair | undefined => {
  const era = eraOf(period);
  const key = `${era} ${words.toLowerCase()}`;
  if (!known.has(key)) {
    if (known.size >= KNOWN) known.clear();
    known.set(key, findPairs(words, era, 1)[0]);
  }
  return known.get(key);
};

const bare = (text: string): string => text.replace(/[\s.]/g, '');

type Reader = CellReader<BillingField>;

/** Never converted silently: the likeliest pair is proposed. */
const words = (reader: Reader, field: BillingField, text: string, period: string): void => {
  const found = meant(text, period);
  if (!found) {
    reader.error(field, 'pair_words_unknown');
    return;
  }
  reader.error(field, 'pair_words', {
    proposal: field === 'kjs' ? found.kjs : pairCode(found),
    params: { words: beginning(text, SHOWN), found: `${pairCode(found)} ${found.tax} ${found.description}` },
  });
};

const fromOneCell = (reader: Reader, field: 'pair' | 'kap', period: string): ReadPair => {
  const text = reader.text(field);
  const [kap, kjs] = [reader.text('kap'), reader.text('kjs')];
  const at = { kap: field, kjs: field } as const;
  const both = BOTH.exec(text);
  if (both) {
    const [, account = '', kind = ''] = both;
    const other = (field === 'pair' && kap !== '' && bare(kap) !== account) || (kjs !== '' && bare(kjs) !== kind);
    if (other) reader.error(field, 'pair_disagrees');
    return { kap: account, kjs: kind, at };
  }
  if (!LETTER.test(text)) return { kap: bare(text), kjs: bare(kjs), at: { kap: field, kjs: 'kjs' } };
  words(reader, field, LETTER.test(kjs) ? `${text} ${kjs}` : text, period);
  return { kap: '', kjs: '', at };
};

/** From one column or two. Words produce a finding with a proposal. */
export const readPair = (reader: Reader, period: string): ReadPair => {
  if (reader.text('pair') !== '') return fromOneCell(reader, 'pair', period);
  const kap = reader.text('kap');
  if (LETTER.test(kap) || BOTH.test(kap)) return fromOneCell(reader, 'kap', period);
  const kjs = reader.text('kjs');
  const at = { kap: 'kap', kjs: 'kjs' } as const;
  if (!LETTER.test(kjs)) return { kap: bare(kap), kjs: bare(kjs), at };
  words(reader, 'kjs', `${kap} ${kjs}`, period);
  return { kap: bare(kap), kjs: '', at };
};
