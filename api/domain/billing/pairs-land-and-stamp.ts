import type { AccountRows } from './pair-rows.ts';

/**
 * Land tax of the sectors, stamp duty, deposit, collection interest. From the tax office's tables: PER-09/PJ/2020 with
 * PER-22/PJ/2021 (classic), PER-10/PJ/2024 annex B (Coretax).
 */
export const landAndStampPairs: readonly AccountRows[] = [
  {
    kap: '411313',
    tax: 'PBB Perkebunan',
    rows: [
      ['100', 'SPPT PBB Perkebunan', 'classic', 'year', 'one'],
      ['300', 'STP PBB Perkebunan', 'classic', 'year', 'one'],
      ['310', 'SKP PBB Perkebunan', 'classic', 'year', 'one'],
      ['390', 'SK Pembetulan/Keberatan, Putusan Banding/PK', 'classic', 'year', 'one'],
      ['500', 'Pembayaran atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['501', 'Pembayaran atas penghentian penyidikan', 'classic', 'year', 'one'],
      ['510', 'Sanksi denda/kenaikan atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['511', 'Sanksi denda atas penghentian penyidikan', 'classic', 'year', 'one'],
    ],
  },
  {
    kap: '411314',
    tax: 'PBB Perhutanan',
    rows: [
      ['100', 'SPPT PBB Perhutanan', 'classic', 'year', 'one'],
      ['300', 'STP PBB Perhutanan', 'classic', 'year', 'one'],
      ['310', 'SKP PBB Perhutanan', 'classic', 'year', 'one'],
      ['390', 'SK Pembetulan/Keberatan, Putusan Banding/PK', 'classic', 'year', 'one'],
      ['500', 'Pembayaran atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['501', 'Pembayaran atas penghentian penyidikan', 'classic', 'year', 'one'],
      ['510', 'Sanksi denda/kenaikan atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['511', 'Sanksi denda atas penghentian penyidikan', 'classic', 'year', 'one'],
    ],
  },
  {
    kap: '411315',
    tax: 'PBB Pertambangan Minerba',
    rows: [
      ['100', 'SPPT PBB Pertambangan Minerba', 'classic', 'year', 'one'],
      ['300', 'STP PBB Pertambangan Minerba', 'classic', 'year', 'one'],
      ['310', 'SKP PBB Pertambangan Minerba', 'classic', 'year', 'one'],
      ['390', 'SK Pembetulan/Keberatan, Putusan Banding/PK', 'classic', 'year', 'one'],
      ['500', 'Pembayaran atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['501', 'Pembayaran atas penghentian penyidikan', 'classic', 'year', 'one'],
      ['510', 'Sanksi denda/kenaikan atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['511', 'Sanksi denda atas penghentian penyidikan', 'classic', 'year', 'one'],
    ],
  },
  {
    kap: '411316',
    tax: 'PBB Pertambangan Migas',
    rows: [
      ['100', 'SPPT PBB Pertambangan Migas', 'classic', 'year', 'one'],
      ['300', 'STP PBB Pertambangan Migas', 'classic', 'year', 'one'],
      ['310', 'SKP PBB Pertambangan Migas', 'classic', 'year', 'one'],
      ['390', 'SK Pembetulan/Keberatan, Putusan Banding/PK', 'classic', 'year', 'one'],
      ['500', 'Pembayaran atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['501', 'Pembayaran atas penghentian penyidikan', 'classic', 'year', 'one'],
      ['510', 'Sanksi denda/kenaikan atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['511', 'Sanksi denda atas penghentian penyidikan', 'classic', 'year', 'one'],
    ],
  },
  {
    kap: '411317',
    tax: 'PBB Pertambangan Panas Bumi',
    rows: [
      ['100', 'SPPT PBB Pertambangan Panas Bumi', 'classic', 'year', 'one'],
      ['300', 'STP PBB Pertambangan Panas Bumi', 'classic', 'year', 'one'],
      ['310', 'SKP PBB Pertambangan Panas Bumi', 'classic', 'year', 'one'],
      ['390', 'SK Pembetulan/Keberatan, Putusan Banding/PK', 'classic', 'year', 'one'],
      ['500', 'Pembayaran atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['501', 'Pembayaran atas penghentian penyidikan', 'classic', 'year', 'one'],
      ['510', 'Sanksi denda/kenaikan atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['511', 'Sanksi denda atas penghentian penyidikan', 'classic', 'year', 'one'],
    ],
  },
  {
    kap: '411319',
    tax: 'PBB Sektor Lainnya',
    rows: [
      ['100', 'SPPT PBB Sektor Lainnya', 'classic', 'year', 'one'],
      ['300', 'STP PBB Sektor Lainnya', 'classic', 'year', 'one'],
      ['310', 'SKP PBB Sektor Lainnya', 'classic', 'year', 'one'],
      ['390', 'SK Pembetulan/Keberatan, Putusan Banding/PK', 'classic', 'year', 'one'],
      ['500', 'Pembayaran atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['501', 'Pembayaran atas penghentian penyidikan', 'classic', 'year', 'one'],
      ['510', 'Sanksi denda/kenaikan atas pengungkapan ketidakbenaran', 'classic', 'year', 'one'],
      ['511', 'Sanksi denda atas penghentian penyidikan', 'classic', 'year', 'one'],
    ],
  },
  {
    kap: '411611',
    tax: 'Bea Meterai',
    rows: [
      ['100', 'Bea meterai dengan SSP', 'both', 'month', 'two'],
      ['101', 'Pelunasan dengan sistem komputerisasi', 'coretax', 'month', 'one'],
      ['102', 'Penebusan meterai elektronik oleh distributor', 'coretax', 'month', 'one'],
      ['199', 'Pembayaran pendahuluan SKP', 'classic', 'month_range', 'one'],
      ['200', 'Deposit mesin teraan digital', 'coretax', 'month', 'one'],
      ['300', 'STP', 'classic', 'as_assessed', 'one'],
      ['310', 'SKPKB', 'classic', 'as_assessed', 'one'],
      ['320', 'SKPKBT', 'classic', 'as_assessed', 'one'],
      ['390', 'SK Pembetulan/Keberatan, Putusan Banding/PK', 'classic', 'as_assessed', 'one'],
      ['500', 'Pembayaran atas pengungkapan ketidakbenaran', 'classic', 'month_range', 'one'],
      ['501', 'Pembayaran atas penghentian penyidikan', 'classic', 'month_range', 'one'],
      ['510', 'Sanksi denda/kenaikan atas pengungkapan ketidakbenaran', 'classic', 'month_range', 'one'],
      ['511', 'Sanksi denda atas penghentian penyidikan', 'classic', 'month_range', 'one'],
      ['512', 'Denda pemeteraian kemudian', 'both', 'month_range', 'two'],
    ],
  },
  {
    kap: '411612',
    tax: 'Penjualan Benda Meterai',
    rows: [
      ['100', 'Penjualan meterai tempel', 'both', 'month', 'two'],
      ['199', 'Pembayaran pendahuluan SKP', 'classic', 'month_range', 'one'],
      ['300', 'STP', 'classic', 'as_assessed', 'one'],
      ['310', 'SKPKB', 'classic', 'as_assessed', 'one'],
      ['320', 'SKPKBT', 'classic', 'as_assessed', 'one'],
      ['390', 'SK Pembetulan/Keberatan, Putusan Banding/PK', 'classic', 'as_assessed', 'one'],
      ['500', 'Pembayaran atas pengungkapan ketidakbenaran', 'classic', 'month_range', 'one'],
      ['501', 'Pembayaran atas penghentian penyidikan', 'classic', 'month_range', 'one'],
      ['510', 'Sanksi denda/kenaikan atas pengungkapan ketidakbenaran', 'classic', 'month_range', 'one'],
      ['511', 'Sanksi denda atas penghentian penyidikan', 'classic', 'month_range', 'one'],
    ],
  },
  { kap: '411613', tax: 'PPn Batubara', rows: [['100', 'Masa PPn Batubara', 'coretax', 'month', 'one']] },
  {
    kap: '411618',
    tax: 'Deposit Pajak',
    rows: [
      ['100', 'Setoran untuk deposit pajak', 'coretax', 'none_or_year', 'two'],
      ['200', 'Pembayaran untuk perpanjangan waktu SPT Tahunan', 'coretax', 'none_or_year', 'one'],
    ],
  },
  {
    kap: '411619',
    tax: 'Pajak Tidak Langsung Lainnya',
    rows: [
      ['100', 'Masa Pajak Tidak Langsung Lainnya', 'both', 'month', 'two'],
      ['300', 'STP', 'classic', 'as_assessed', 'one'],
      ['310', 'SKPKB', 'classic', 'as_assessed', 'one'],
      ['320', 'SKPKBT', 'classic', 'as_assessed', 'one'],
      ['390', 'SK Pembetulan/Keberatan, Putusan Banding/PK', 'classic', 'as_assessed', 'one'],
      ['530', 'Penghentian penyidikan Pasal 44B KUP', 'coretax', 'month_range', 'one'],
      ['900', 'Pemungut', 'both', 'month', 'two', 'self+other'],
    ],
  },
  {
    kap: '411621',
    tax: 'Bunga Penagihan PPh',
    rows: [
      ['300', 'STP bunga penagihan', 'classic', 'as_assessed', 'one'],
      ['301', 'STP denda penagihan', 'classic', 'as_assessed', 'one'],
    ],
  },
  {
    kap: '411622',
    tax: 'Bunga Penagihan PPN',
    rows: [
      ['300', 'STP bunga penagihan', 'classic', 'as_assessed', 'one'],
      ['301', 'STP denda penagihan', 'classic', 'as_assessed', 'one'],
    ],
  },
  {
    kap: '411623',
    tax: 'Bunga Penagihan PPnBM',
    rows: [
      ['300', 'STP bunga penagihan', 'classic', 'as_assessed', 'one'],
      ['301', 'STP denda penagihan', 'classic', 'as_assessed', 'one'],
    ],
  },
  {
    kap: '411624',
    tax: 'Bunga Penagihan PTLL',
    rows: [
      ['300', 'STP bunga penagihan', 'classic', 'as_assessed', 'one'],
      ['301', 'STP denda penagihan', 'classic', 'as_assessed', 'one'],
    ],
  },
];
