import { isDay } from '../../definition/day.ts';
import { fromLaw, inForce, lawOf } from '../../law-rows.ts';
import { kpp } from '../../records/law/kpp.ts';

export const NO_NPWP = '0'.repeat(16);

export const isNpwp16 = (text: string): boolean => /^\d{16}$/.test(text);

/** Digits of a number with lost leading zeros restored; null if there are too few digits to be sure, or too many. */
const sixteen = (text: string): string | null => {
  if (!/^[\d\s.\-\u00a0]+$/.test(text.trim())) return null;
  const digits = text.replace(/\D/g, '');
  // A company's number starts with 00 or 0 followed by a kind below 10, so at most four zeros can be lost.
  return digits.length >= 12 && digits.length <= 16 ? digits.padStart(16, '0') : null;
};

/** The last three digits of a classic number identify the place of business: 000 is the head office. */
const HEAD_OFFICE_ENDING = '000';

/**
 * "01.611.204.7-013.001", with 15 digits or a leading 0. A branch has no NPWP of 16 digits: it uses that of its head
 * office and is identified by its NITKU (PMK 112/PMK.03/2022). Neither follows from the digits of the branch.
 */
export const isBranchNumber = (text: string): boolean => {
  const number = sixteen(text);
  return number?.startsWith('0') === true && !number.endsWith(HEAD_OFFICE_ENDING);
};

/** The nine digits shared by a classic number and its branches; null for a number without them (a NIK, zeros). */
export const taxpayerDigits = (text: string): string | null => {
  const number = sixteen(text);
  return number?.startsWith('0') && number !== NO_NPWP ? number.slice(1, 10) : null;
};

/**
 * 16 digits: separators removed, the classic 15 digits with a leading 0 (PMK 112/PMK.03/2022), zeros lost in a
 * spreadsheet restored. Null if there are too few digits or too many, and for the classic number of a branch.
 */
export const asNpwp16 = (text: string): string | null => {
  const number = sixteen(text);
  return number !== null && text.replace(/\D/g, '').length < 16 && isBranchNumber(number) ? null : number;
};

/**
 * Luhn over the first nine of the classic 15 digits. A published sample fails it, so a mismatch is only a warning.
 * Numbers in NIK form pass.
 */
export const passesLuhn = (npwp16: string): boolean => {
  if (!npwp16.startsWith('0')) return true;
  let sum = 0;
  for (let at = 0; at < 9; at++) {
    const product = Number(npwp16[at + 1]) * (at % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
};

/** Province codes in a NIK; the list is from memory, so an unknown one is a warning. */
const PROVINCES = new Set(
  '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96 97'.split(
    ' ',
  ),
);

export type NikDoubt = 'province' | 'birth_date' | 'serial';

/**
 * PPRRDD ddmmyy NNNN, with 40 added to the day for a woman. There is no check digit; the century is 19 if the year is
 * after the current one. Null if nothing looks wrong.
 */
export const nikDoubt = (nik: string, today: string): NikDoubt | null => {
  if (!PROVINCES.has(nik.slice(0, 2))) return 'province';
  const day = Number(nik.slice(6, 8));
  const year = nik.slice(10, 12);
  const century = year > today.slice(2, 4) ? '19' : '20';
  const birthDate = `${century}${year}-${nik.slice(8, 10)}-${String(day > 40 ? day - 40 : day).padStart(2, '0')}`;
  if (!isDay(birthDate)) return 'birth_date';
  return nik.endsWith('0000') ? 'serial' : null;
};

/**
 * By their three digits, without the word KPP. Two or three public copies of the official list agree on every name;
 * offices opened since 2021 are not in it, so an unknown code is a warning.
 */
const OFFICES = `
001 Pratama Jakarta Matraman;002 Pratama Jakarta Jatinegara;003 Pratama Jakarta Pulogadung;004 Pratama Jakarta Cakung Satu
005 Pratama Jakarta Kramat Jati;006 Pratama Jakarta Cakung Dua;007 Madya Jakarta Timur;008 Pratama Jakarta Duren Sawit
009 Pratama Jakarta Pasar Rebo;011 Pratama Jakarta Setiabudi Satu;012 Pratama Jakarta Kebayoran Baru Satu;013 Pratama Jakarta Kebayoran Lama
014 Pratama Jakarta Mampang Prapatan;015 Pratama Jakarta Tebet;016 Pratama Jakarta Cilandak;017 Pratama Jakarta Pasar Minggu
018 Pratama Jakarta Setiabudi Dua;019 Pratama Jakarta Kebayoran Baru Dua;021 Pratama Jakarta Menteng Satu;022 Pratama Jakarta Tanah Abang Satu
023 Pratama Jakarta Senen;024 Pratama Jakarta Cempaka Putih;025 Pratama Jakarta Gambir Satu;026 Pratama Jakarta Sawah Besar Satu
027 Pratama Jakarta Kemayoran;028 Pratama Jakarta Gambir Dua;029 Pratama Jakarta Gambir Tiga;031 Pratama Jakarta Palmerah
032 Pratama Jakarta Tamansari Satu;033 Pratama Jakarta Tambora;034 Pratama Jakarta Cengkareng;035 Pratama Jakarta Kebon Jeruk Satu
036 Pratama Jakarta Grogol Petamburan;037 Pratama Jakarta Tamansari Dua;038 Madya Jakarta Barat;039 Pratama Jakarta Kebon Jeruk Dua
041 Pratama Jakarta Penjaringan;042 Pratama Jakarta Tanjung Priok;043 Pratama Jakarta Kelapa Gading;044 Pratama Jakarta Pademangan
045 Pratama Jakarta Koja;046 Madya Jakarta Utara;047 Pratama Jakarta Pluit;048 Pratama Jakarta Sunter;051 Wajib Pajak Besar Tiga
052 Penanaman Modal Asing Satu;053 Badan dan Orang Asing;054 Perusahaan Masuk Bursa;055 Penanaman Modal Asing Dua;056 Penanaman Modal Asing Tiga
057 Penanaman Modal Asing Empat;058 Penanaman Modal Asing Lima;059 Penanaman Modal Asing Enam;061 Pratama Jakarta Pancoran
062 Madya Jakarta Selatan I;063 Pratama Jakarta Setiabudi Tiga;064 Pratama Jakarta Kebayoran Baru Tiga;065 Pratama Jakarta Kebayoran Baru Empat
066 Pratama Jakarta Pesanggrahan;067 Pratama Jakarta Setiabudi Empat;071 Pratama Jakarta Menteng Dua;072 Pratama Jakarta Tanah Abang Dua
073 Madya Jakarta Pusat;074 Pratama Jakarta Gambir Empat;075 Pratama Jakarta Sawah Besar Dua;076 Pratama Jakarta Menteng Tiga
077 Pratama Jakarta Tanah Abang Tiga;081 Minyak dan Gas Bumi;085 Pratama Jakarta Kalideres;086 Pratama Jakarta Kembangan
091 Wajib Pajak Besar Satu;092 Wajib Pajak Besar Dua;093 Wajib Pajak Besar Empat;101 Pratama Banda Aceh;102 Pratama Lhokseumawe
103 Pratama Meulaboh;104 Pratama Bireuen;105 Pratama Langsa;106 Pratama Tapak Tuan;107 Pratama Subulussalam;111 Pratama Medan Barat
112 Pratama Medan Belawan;113 Pratama Medan Timur;114 Pratama Tebing Tinggi;115 Pratama Kisaran;116 Pratama Rantau Prapat
117 Pratama Pematang Siantar;118 Pratama Padang Sidempuan;119 Pratama Binjai;121 Pratama Medan Polonia;122 Pratama Medan Kota;123 Madya Medan
124 Pratama Medan Petisah;125 Pratama Lubuk Pakam;126 Pratama Sibolga;127 Pratama Balige;128 Pratama Kabanjahe;201 Pratama Padang Satu
202 Pratama Bukittinggi;203 Pratama Solok;204 Pratama Payakumbuh;205 Pratama Padang Dua;211 Pratama Pekanbaru Senapelan;212 Pratama Dumai
213 Pratama Rengat;214 Pratama Tanjung Pinang;215 Pratama Batam Utara;216 Pratama Pekanbaru Tampan;217 Madya Batam;218 Madya Pekanbaru
219 Pratama Bengkalis;221 Pratama Bangkinang;222 Pratama Pangkalan Kerinci;223 Pratama Tanjung Balai Karimun;224 Pratama Bintan
225 Pratama Batam Selatan;301 Pratama Palembang Ilir Timur;302 Pratama Baturaja;303 Pratama Lubuk Linggau;304 Pratama Pangkal Pinang
305 Pratama Tanjung Pandan;306 Pratama Palembang Seberang Ulu;307 Pratama Palembang Ilir Barat;308 Madya Palembang;309 Pratama Lahat
311 Pratama Bengkulu;312 Pratama Kayu Agung;313 Pratama Prabumulih;314 Pratama Sekayu;315 Pratama Bangka;321 Pratama Metro
322 Pratama Tanjung Karang;323 Pratama Kedaton;324 Pratama Teluk Betung;325 Pratama Natar;326 Pratama Kotabumi;327 Pratama Curup
328 Pratama Argamakmur;331 Pratama Jambi;332 Pratama Muara Bungo;333 Pratama Bangko;334 Pratama Kuala Tungkal;401 Pratama Serang
402 Pratama Tangerang Barat;403 Pratama Cibinong;404 Pratama Bogor;405 Pratama Sukabumi;406 Pratama Cianjur;407 Pratama Bekasi Utara
408 Pratama Karawang Utara;409 Pratama Purwakarta;411 Pratama Serpong;412 Pratama Depok Cimanggis;413 Pratama Cikarang Selatan
414 Pratama Cikarang Utara;415 Madya Tangerang;416 Pratama Tangerang Timur;417 Pratama Cilegon;418 Pratama Kosambi;419 Pratama Pandeglang
421 Pratama Cimahi;422 Pratama Bandung Tegallega;423 Pratama Bandung Cibeunying;424 Pratama Bandung Karees;425 Pratama Tasikmalaya
426 Pratama Cirebon;427 Pratama Bekasi Barat;428 Pratama Bandung Bojonagara;429 Pratama Bandung Cicadas;431 Madya Bekasi
432 Pratama Bekasi Selatan;433 Pratama Karawang Selatan;434 Pratama Ciawi;435 Pratama Cibitung;436 Pratama Cileungsi;437 Pratama Indramayu
438 Pratama Kuningan;439 Pratama Subang;441 Madya Bandung;442 Pratama Ciamis;443 Pratama Garut;444 Pratama Majalaya;445 Pratama Soreang
446 Pratama Sumedang;447 Pratama Pondok Gede;448 Pratama Depok Sawangan;451 Pratama Tigaraksa;452 Pratama Cikupa;453 Pratama Pondok Aren
501 Pratama Tegal;502 Pratama Pekalongan;503 Pratama Semarang Barat;504 Pratama Semarang Timur;505 Pratama Salatiga;506 Pratama Kudus
507 Pratama Pati;508 Pratama Semarang Selatan;509 Pratama Semarang Tengah Dua;511 Madya Semarang;512 Pratama Semarang Tengah Satu
513 Pratama Batang;514 Pratama Blora;515 Pratama Demak;516 Pratama Jepara;517 Pratama Semarang Candisari;518 Pratama Semarang Gayamsari
521 Pratama Purwokerto;522 Pratama Cilacap;523 Pratama Kebumen;524 Pratama Magelang;525 Pratama Klaten;526 Pratama Surakarta;527 Pratama Boyolali
528 Pratama Karanganyar;529 Pratama Purbalingga;531 Pratama Purworejo;532 Pratama Sukoharjo;533 Pratama Temanggung;541 Pratama Yogyakarta
542 Pratama Sleman;543 Pratama Bantul;544 Pratama Wates;545 Pratama Wonosari;601 Pratama Bojonegoro;602 Pratama Mojokerto
603 Pratama Sidoarjo Barat;604 Pratama Surabaya Sukomanunggal;605 Pratama Surabaya Krembangan;606 Pratama Surabaya Gubeng
607 Pratama Surabaya Tegalsari;608 Pratama Pamekasan;609 Pratama Surabaya Wonocolo;611 Pratama Surabaya Genteng;612 Pratama Gresik Utara
613 Pratama Surabaya Pabean Cantikan;614 Pratama Surabaya Sawahan;615 Pratama Surabaya Rungkut;616 Pratama Surabaya Simokerto
617 Pratama Sidoarjo Selatan;618 Pratama Surabaya Karangpilang;619 Pratama Surabaya Mulyorejo;621 Pratama Madiun;622 Pratama Kediri
623 Pratama Malang Selatan;624 Pratama Pasuruan;625 Pratama Probolinggo;626 Pratama Jember;627 Pratama Banyuwangi;628 Pratama Batu
629 Pratama Tulungagung;631 Madya Surabaya;641 Madya Sidoarjo;642 Pratama Gresik Selatan;643 Pratama Sidoarjo Utara;644 Pratama Bangkalan
645 Pratama Lamongan;646 Pratama Ngawi;647 Pratama Ponorogo;648 Pratama Tuban;651 Madya Malang;652 Pratama Malang Utara;653 Pratama Blitar
654 Pratama Kepanjen;655 Pratama Pare;656 Pratama Situbondo;657 Pratama Singosari;701 Pratama Pontianak;702 Pratama Singkawang
703 Pratama Ketapang;704 Pratama Mempawah;705 Pratama Sanggau;706 Pratama Sintang;711 Pratama Palangkaraya;712 Pratama Sampit
713 Pratama Pangkalanbun;714 Pratama Muara Teweh;721 Pratama Balikpapan;722 Pratama Samarinda;723 Pratama Tarakan;724 Pratama Bontang
725 Madya Balikpapan;726 Pratama Penajam;727 Pratama Tanjung Redeb;728 Pratama Tenggarong;731 Pratama Banjarmasin;732 Pratama Banjarbaru
733 Pratama Barabai;734 Pratama Batulicin;735 Pratama Tanjung;801 Pratama Makassar Utara;802 Pratama Parepare;803 Pratama Palopo
804 Pratama Makassar Barat;805 Pratama Makassar Selatan;806 Pratama Bulukumba;807 Pratama Bantaeng;808 Pratama Watampone;809 Pratama Maros
811 Pratama Kendari;812 Madya Makassar;813 Pratama Majene;814 Pratama Mamuju;815 Pratama Kolaka;816 Pratama Baubau;821 Pratama Manado
822 Pratama Gorontalo;823 Pratama Bitung;824 Pratama Kotamobagu;825 Pratama Tahuna;831 Pratama Palu;832 Pratama Luwuk;833 Pratama Poso
834 Pratama Toli Toli;901 Pratama Denpasar Barat;902 Pratama Singaraja;903 Pratama Denpasar Timur;904 Madya Denpasar;905 Pratama Badung Selatan
906 Pratama Badung Utara;907 Pratama Gianyar;908 Pratama Tabanan;911 Pratama Mataram Barat;912 Pratama Raba Bima;913 Pratama Sumbawa Besar
914 Pratama Mataram Timur;915 Pratama Praya;921 Pratama Maumere;922 Pratama Kupang;923 Pratama Ende;924 Pratama Ruteng;925 Pratama Atambua
926 Pratama Waingapu;941 Pratama Ambon;942 Pratama Ternate;943 Pratama Tobelo;951 Pratama Sorong;952 Pratama Jayapura;953 Pratama Timika
954 Pratama Biak;955 Pratama Manokwari;956 Pratama Merauke
`;

export const kppLaw = lawOf(kpp, () =>
  OFFICES.trim()
    .split(/[;\n]/)
    .map((office) => ({
      code: office.slice(0, 3),
      name: `KPP ${office.slice(4)}`,
      validFrom: '2000-01-01',
      validUntil: null,
      source: 'Daftar KPP Direktorat Jenderal Pajak',
    })),
);

/** Those that a document of a day may name. */
export const taxOfficesOn = (day: string): readonly { readonly code: string; readonly name: string }[] =>
  inForce(kppLaw.rows(), day).map(({ code, name }) => ({ code, name }));

const names = fromLaw(() => new Map(kppLaw.rows().map(({ code, name }) => [code, name])));

/** The name of a tax office, closed ones included; null for a code missing from the list. */
export const kppName = (code: string): string | null => names().get(code) ?? null;

/** Digits 11 to 13 of a company's NPWP. Null for a NIK, for zeros and for codes missing from the list. */
export const kppOf = (npwp: string): string | null => {
  const code = /^0\d{15}$/.test(npwp) && npwp !== NO_NPWP ? npwp.slice(10, 13) : '';
  return names().has(code) ? code : null;
};
