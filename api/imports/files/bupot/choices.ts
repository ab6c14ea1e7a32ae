import { say } from '#domain/messages/index.ts';
import {
  type DocumentTypeCode,
  documentTypeFrom,
  type PaymentOption,
  paymentOptionFrom,
} from '#domain/rules/bupot/document-types.ts';
import { facilities, facilityFromXml, type SlipFacility, slipFacilities } from '#domain/rules/bupot/facilities.ts';
import { countryFrom } from '#domain/rules/identity/abroad.ts';
import { countries } from '#domain/rules/identity/countries.ts';

/* Each function returns null for unknown text and expects a non-empty cell. */

const key = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');

/** Of a word in two lists the first counts. */
const wordsFor = <T extends string | boolean>(...lines: readonly (readonly [T, string])[]) => {
  const meant = new Map<string, T>();
  for (const [choice, words] of [...lines].reverse()) for (const word of words.split(' ')) meant.set(word, choice);
  return (text: string): T | null => meant.get(key(text)) ?? null;
};

export const flagFrom = wordsFor<boolean>(
  [true, 'ya y yes true benar 1 x v'],
  [false, 'tidak tdk t no n false salah 0'],
);

const originFrom = wordsFor<boolean>(
  [true, 'foreign foreigner wna asing luarnegeri wpln nonresident expatriate expat ekspatriat warganegaraasing'],
  [false, 'resident wni lokal dalamnegeri wpdn indonesia indonesian id idn ina ri domestic warganegaraindonesia'],
);

const ofCountry = (text: string): boolean | null => {
  const country = countryOf(text);
  return country === null ? null : country !== 'IDN';
};

export const foreignFrom = (text: string): boolean | null => originFrom(text) ?? flagFrom(text) ?? ofCountry(text);

export const idTypeFrom = wordsFor<'NPWP' | 'NIK' | 'TIN'>(
  ['NPWP', 'npwp npwp15 npwp16 badan'],
  ['NIK', 'nik ktp nationalid op orangpribadi'],
  ['TIN', 'tin taxid paspor passport'],
);

export const genderFrom = wordsFor<'M' | 'F'>(
  ['M', 'm l lakilaki laki pria male man'],
  ['F', 'f p perempuan wanita female woman'],
);

export const annualityFrom = wordsFor<'FULL_YEAR' | 'PARTIAL_YEAR' | 'ANNUALIZED'>(
  ['FULL_YEAR', 'fullyear setahunpenuh setahun penuh'],
  ['PARTIAL_YEAR', 'partialyear kurangdarisetahun sebagian bagiantahun kurangdarisetahuntidakdisetahunkan'],
  ['ANNUALIZED', 'annualized annualised disetahunkan kurangdarisetahundisetahunkan'],
);

const STATUS = /^(tk|k|hb)0?([0-3])$/;
const SINGLE = /^(tidakkawin|belumkawin|tidakmenikah|belummenikah|lajang|single|unmarried|tk)\D*([0-3])?/;
const MARRIED = /^(kawin|menikah|married|k)\D*([0-3])?/;

/** "K/1", "TK0", "Kawin 2 tanggungan": PTKP status for withholding. Null for income combined with a spouse's. */
export const ptkpFrom = (text: string): string | null => {
  const word = key(text);
  if (/^ki[0-3]?$/.test(word)) return null;
  const coded = STATUS.exec(word);
  if (coded) return `${coded[1]?.toUpperCase()}/${coded[2]}`;
  const single = SINGLE.exec(word);
  if (single) return `TK/${single[2] ?? 0}`;
  const married = MARRIED.exec(word);
  return married && (word.length > 1 || text.trim().length === 1) ? `K/${married[2] ?? 0}` : null;
};

const facilityWords = wordsFor<SlipFacility>(
  ['NONE', 'tidakada tanpa none normal tanpafasilitas na tidak no'],
  ['SKB21', 'skb21 skbpph21 skbpasal21'],
  ['SKB22', 'skb22 skbpph22 skbpasal22'],
  ['SKB23', 'skb23 skbpph23 skbpasal23'],
  ['SKB_PHTB', 'skbphtb phtb'],
  ['SKB_DEPOSIT', 'skbdeposito skbbunga'],
  ['UMKM', 'umkm pp23 pp232018 pp55 pp552022 suket suketpp23 suketumkm suketpp55'],
  ['SKD', 'skd skdwpln cod dgt p3b formdgt treaty'],
  ['DTP', 'dtp ditanggungpemerintah pphditanggungpemerintah'],
  ['OTHER', 'lainnya lain fasilitaslainnya fasilitaslain other etc'],
);

/** A bare "SKB" means the only certificate allowed for the kind of slip and its object. */
const certificateOf = (allowed: readonly SlipFacility[]): SlipFacility | null => {
  const [one, ...others] = allowed.filter((code) => code.startsWith('SKB'));
  return one && others.length === 0 ? one : null;
};

export const facilityFrom = (text: string, allowed: readonly SlipFacility[]): SlipFacility | null =>
  facilityFromXml(text) ??
  slipFacilities.find((code) =>
    [code, facilities[code].name, say('en', `slipLists.facility.${code}`)].some((name) => key(name) === key(text)),
  ) ??
  (key(text) === 'skb' || key(text) === 'suratketeranganbebas' ? certificateOf(allowed) : facilityWords(text));

const documentWords = wordsFor<DocumentTypeCode>(
  ['COMMERCIALINVOICE', 'invoice tagihan inv suratpenagihan nota faktur fakturkomersial'],
  ['CONTRACT', 'spk perjanjian perjanjiankerja agreement suratperintahkerja pks po purchaseorder'],
  ['PAYMENTPROOF', 'kuitansi kwitansi buktibayar buktitransfer receipt buktikas slipgaji voucher'],
  ['TAXINVOICE', 'fp fakturpajakkeluaran efaktur fakturpajakmasukan'],
  ['DECREE', 'sk keputusan'],
  ['DEEDOFENGAGEMENT', 'akta aktaperikatan aktajualbeli ajb'],
  ['DEEDOFGENERAL', 'rups risalahrups'],
  ['STATEMENTLETTER', 'pernyataan'],
  ['CURRENTACCOUNT', 'rekeningkoran giro'],
  ['OTHER', 'dokumenlain lain'],
);

export const documentFrom = (text: string): DocumentTypeCode | null => documentTypeFrom(text) ?? documentWords(text);

const optionWords = wordsFor<PaymentOption>(
  ['IMPREST', 'up uangpersediaan imprest uangpersediaanup'],
  ['DIRECT', 'ls langsung pembayaranlangsung direct pembayaranlangsungls'],
);

export const optionFrom = (text: string): PaymentOption | null =>
  key(text) === '' ? paymentOptionFrom('') : (paymentOptionFrom(text) ?? optionWords(text));

/** ISO 3166 alpha-3 from a code or a name in either language. */
export const countryOf = (text: string): string | null => {
  const word = key(text);
  return (
    countryFrom(text) ?? countries.find(({ id, en }) => key(id) === word || key(en) === word)?.code ?? commonNames(text)
  );
};

const commonNames = wordsFor<string>(
  ['USA', 'amerika amerikaserikat as usa unitedstates'],
  ['GBR', 'inggris uk unitedkingdom england britaniaraya'],
  ['KOR', 'korea koreaselatan southkorea'],
  ['CHN', 'china cina rrt tiongkok'],
  ['NLD', 'belanda holland netherlands'],
  ['TWN', 'taiwan'],
  ['HKG', 'hongkong'],
  ['VNM', 'vietnam'],
);
