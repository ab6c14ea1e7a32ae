import type { ConverterColumn } from '../../converter/column.ts';
import { ROW_LINK } from '../../converter/two-sheets.ts';
import type { FieldKey } from '../fields.ts';

export const SELLER_LABEL = 'NPWP Penjual';

export const fakturColumns: readonly ConverterColumn<FieldKey>[] = [
  { heading: ROW_LINK, field: null },
  { heading: 'Tanggal Faktur', field: 'date' },
  { heading: 'Jenis Faktur', field: 'type' },
  { heading: 'Kode Transaksi', field: 'code' },
  { heading: 'Keterangan Tambahan', field: 'addInfo' },
  { heading: 'Dokumen Pendukung', field: 'customDoc' },
  { heading: 'Period Dok Pendukung', field: 'customDocPeriod' },
  { heading: 'Referensi', field: 'reference' },
  { heading: 'Cap Fasilitas', field: 'facilityStamp' },
  { heading: 'ID TKU Penjual', field: 'ownNitku' },
  { heading: 'NPWP/NIK Pembeli', field: 'counterpartyNpwp' },
  { heading: 'Jenis ID Pembeli', field: 'counterpartyDocument' },
  { heading: 'Negara Pembeli', field: 'counterpartyCountry' },
  { heading: 'Nomor Dokumen Pembeli', field: 'counterpartyDocumentNumber' },
  { heading: 'Nama Pembeli', field: 'counterpartyName' },
  { heading: 'Alamat Pembeli', field: 'counterpartyAddress' },
  { heading: 'Email Pembeli', field: 'counterpartyEmail' },
  { heading: 'ID TKU Pembeli', field: 'counterpartyNitku' },
];

export const detailColumns: readonly ConverterColumn<FieldKey>[] = [
  { heading: ROW_LINK, field: null },
  { heading: 'Barang/Jasa', field: 'opt' },
  { heading: 'Kode Barang Jasa', field: 'goodsCode' },
  { heading: 'Nama Barang/Jasa', field: 'goodsName' },
  { heading: 'Nama Satuan Ukur', field: 'unit' },
  { heading: 'Harga Satuan', field: 'price' },
  { heading: 'Jumlah Barang Jasa', field: 'quantity' },
  { heading: 'Total Diskon', field: 'discount' },
  { heading: 'DPP', field: 'dpp' },
  { heading: 'DPP Nilai Lain', field: 'otherDpp' },
  { heading: 'Tarif PPN', field: 'ppnRate' },
  { heading: 'PPN', field: 'ppn' },
  { heading: 'Tarif PPnBM', field: 'ppnbmRate' },
  { heading: 'PPnBM', field: 'ppnbm' },
];
