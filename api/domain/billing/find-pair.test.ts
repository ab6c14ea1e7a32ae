import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isNear } from '../text/word-match.ts';
import { fieldWords } from './field-words.ts';
import { findPairs } from './find-pair.ts';
import { type Era, pairCode, pairsIn } from './pairs.ts';

type Phrase = readonly [words: string, era: Era, pair: string, why: string];

/**
 * The benchmark of the search, in the words of bookkeepers: written before the ranking, and not adapted to it since.
 */
const everydayPhrases: readonly Phrase[] = [
  ['sewa gedung', 'coretax', '411128-403', 'rent of land or buildings is final, PPh 4(2)'],
  ['sewa gedun', 'coretax', '411128-403', 'the same, a letter short'],
  ['sewa ruko', 'classic', '411128-403', 'a shop-house is a building'],
  ['office rent', 'coretax', '411128-403', 'the same, in English'],
  ['sewa mobil', 'coretax', '411124-100', 'rent of anything but land and buildings is PPh 23'],
  ['jasa konsultan', 'coretax', '411124-100', 'services are PPh 23, one pair for all its objects'],
  ['jasa konsultan', 'classic', '411124-104', 'services had a pair of their own under PPh 23'],
  ['jasa ekspedisi', 'coretax', '411124-100', 'freight forwarding is a service of PPh 23'],
  ['pph 23', 'coretax', '411124-100', 'the article by its number'],
  ['PPN dalam negeri', 'coretax', '411211-100', 'the monthly VAT'],
  ['ppn kurang bayar', 'coretax', '411211-100', 'what the monthly return leaves to pay'],
  ['vat', 'coretax', '411211-100', 'the same, in English'],
  ['gaji karyawan', 'coretax', '411121-100', 'tax withheld from pay'],
  ['pph 21', 'coretax', '411121-100', 'the article by its number'],
  ['pph21', 'classic', '411121-100', 'written together'],
  ['salary', 'classic', '411121-100', 'pay, in English'],
  ['thr', 'coretax', '411121-100', 'the holiday allowance is pay'],
  ['honor narasumber', 'coretax', '411121-100', 'a speaker is not an employee, the tax is still PPh 21'],
  ['pesangon', 'classic', '411121-401', 'severance was final with a pair of its own'],
  ['pesangon', 'coretax', '411121-100', 'that pair is gone'],
  ['dividen', 'coretax', '411128-100', 'dividends of individuals moved here from 419'],
  ['dividen orang pribadi', 'classic', '411128-419', 'dividends of individuals, final'],
  ['dividen ke pemegang saham badan', 'classic', '411124-101', 'dividends of companies, PPh 23'],
  ['angsuran pph badan', 'coretax', '411126-100', 'the monthly instalment of a company is article 25'],
  ['pph 25', 'coretax', '411126-100', 'most users are companies'],
  ['pph 25 pribadi', 'coretax', '411125-100', 'the instalment of an individual'],
  ['pph 29 badan', 'coretax', '411126-200', 'the rest of the annual tax of a company'],
  ['kurang bayar spt tahunan', 'coretax', '411126-200', 'the same, as it is called on the return'],
  ['umkm 0,5', 'coretax', '411128-420', 'half a percent of turnover, paid by oneself'],
  ['pajak umkm', 'classic', '411128-420', 'the same'],
  ['jual tanah', 'coretax', '411128-402', 'a transfer of land'],
  ['pengalihan hak atas bangunan', 'classic', '411128-402', 'the same, as the law calls it'],
  ['land sale', 'coretax', '411128-402', 'the same, in English'],
  ['ppjb rumah', 'coretax', '411128-432', 'the binding agreement before a sale has a pair since Coretax'],
  ['bangun rumah sendiri', 'coretax', '411211-103', 'building for oneself, PPN KMS'],
  ['bunga deposito', 'classic', '411128-404', 'interest on deposits is final'],
  ['bunga deposito', 'coretax', '411128-100', 'that pair was taken up by 100'],
  ['hadiah undian', 'classic', '411128-405', 'lottery prizes are final'],
  ['jasa konstruksi', 'classic', '411128-409', 'construction services are final'],
  ['kontraktor', 'coretax', '411128-100', 'construction services, taken up by 100'],
  ['jasa luar negeri', 'coretax', '411212-101', 'PPN on services used from abroad'],
  ['ppn jasa dari luar negeri', 'classic', '411211-102', 'the same before Coretax'],
  ['royalti luar negeri', 'coretax', '411127-110', 'PPh 26 of non-residents, final'],
  ['bunga pinjaman', 'classic', '411124-102', 'interest of PPh 23'],
  ['impor', 'coretax', '411212-100', 'PPN on imports'],
  ['pph impor', 'classic', '411123-100', 'PPh 22 on imports'],
  ['bea meterai', 'coretax', '411611-100', 'stamp duty'],
  ['materai', 'coretax', '411611-100', 'as most people spell it'],
  ['stp ppn', 'coretax', '411211-300', 'a notice of VAT'],
  ['denda telat lapor ppn', 'coretax', '411211-300', 'the fine is collected by that notice'],
  ['skpkb pph badan', 'classic', '411126-310', 'an underpayment assessment of a company'],
  ['banding pph 21', 'classic', '411121-390', 'what an appeal leaves to pay'],
  ['deposit pajak', 'coretax', '411618-100', 'money put aside at the tax office'],
  ['perpanjangan spt tahunan', 'coretax', '411618-200', 'paid with the request for more time'],
  ['pph pasal 4 ayat 2', 'coretax', '411128-100', 'final tax by its article'],
  ['kapal pelayaran', 'coretax', '411128-600', 'shipping is article 15, final'],
  ['pph 22 bendahara', 'coretax', '411122-910', 'collected by a treasurer of the state'],
  ['ppnbm', 'classic', '411221-100', 'luxury tax'],
  ['pbb kebun', 'classic', '411313-100', 'land tax of plantations'],
  ['411128 403', 'coretax', '411128-403', 'by code with a space'],
  ['411128-402', 'coretax', '411128-402', 'by code with a dash'],
  ['411211100', 'coretax', '411211-100', 'by code, written together'],
  ['411126', 'coretax', '411126-100', 'by account alone'],
];

const first = (typed: string, era: 'classic' | 'coretax', count = 3) => findPairs(typed, era, count).map(pairCode);

describe('everyday phrases', () => {
  it('are fifty or more, each with its reason', () => {
    expect(everydayPhrases.length).toBeGreaterThanOrEqual(50);
    for (const [, era, pair, why] of everydayPhrases) {
      expect(pairsIn(era).map(pairCode)).toContain(pair);
      expect(why).not.toBe('');
    }
  });

  test.each(everydayPhrases)('%s (%s) finds %s: %s', (words, era, pair) => expect(first(words, era)).toContain(pair));
});

describe('words of the field', () => {
  it('lead to pairs of their era', () => {
    for (const era of ['classic', 'coretax'] as const)
      for (const { words, [era]: pair } of fieldWords)
        if (pair) expect(pairsIn(era).map(pairCode), words).toContain(pair);
  });

  it('find their own pair among the first three', () => {
    const lost = (['classic', 'coretax'] as const).flatMap((era) =>
      fieldWords.flatMap(({ words, [era]: pair }) =>
        pair
          ? words
              .split(',')
              .filter((phrase) => !first(phrase, era).includes(pair))
              .map((phrase) => `${era} ${phrase.trim()} → ${pair}`)
          : [],
      ),
    );
    expect(lost).toEqual([]);
  });
});

describe('the search', () => {
  it('finds while one still types', () => {
    for (const typed of ['sewa g', 'sewa ge', 'sewa ged', 'sewa gedu', 'sewa gedung'])
      expect(first(typed, 'coretax')).toContain('411128-403');
    expect(first('pph 2', 'coretax', 20)).toEqual(expect.arrayContaining(['411121-100', '411124-100']));
  });

  it('forgives slips of the keys', () => {
    for (const typed of ['jsa konsultan', 'jasa konsultna', 'jasa konsultn'])
      expect(first(typed, 'coretax')).toContain('411124-100');
    expect([isNear('gedung', 'gdeung', 1), isNear('gedung', 'gudang', 1), isNear('', 'abc', 2)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('takes codes in every notation, whole or in part', () => {
    for (const typed of [
      '411128-403',
      '411128 403',
      '411128403',
      '411128/403',
      'kap 411128 kjs 403'.replace('kjs ', ''),
    ])
      expect(first(typed, 'coretax', 1)).toEqual(['411128-403']);
    expect(first('411128 4', 'coretax', 9).every((code) => code.startsWith('411128-4'))).toBe(true);
    expect(first('411211', 'coretax', 1)).toEqual(['411211-100']);
    expect(first('411128 jual tanah', 'coretax', 1)).toEqual(['411128-402']);
    expect(first('499999', 'coretax')).toEqual([]);
  });

  it('gives the common ones for nothing and nothing for nonsense', () => {
    expect(first('', 'coretax')).toEqual(['411121-100', '411211-100', '411126-100']);
    expect(first('xyzzyq', 'coretax')).toEqual([]);
  });

  it('stays in the era, repeats itself and never throws', () => {
    const spoilt = fc.constantFrom('constructor', '__proto__ toString', 'valueOf');
    const typed = fc.oneof(
      fc.string(),
      fc.lorem(),
      spoilt,
      fc.constantFrom(...everydayPhrases.map(([words]) => words)),
    );
    fc.assert(
      fc.property(typed, fc.constantFrom('classic' as const, 'coretax' as const), (words, era) => {
        const found = findPairs(words, era);
        expect(found.length).toBeLessThanOrEqual(20);
        expect(found.every((pair) => pairsIn(era).includes(pair))).toBe(true);
        expect(findPairs(words, era)).toEqual(found);
      }),
    );
  });
});
