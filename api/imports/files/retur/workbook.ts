import type { ConverterColumn } from '../converter/column.ts';
import { ROW_LINK, twoSheets } from '../converter/two-sheets.ts';
import { type ReturField, returCells, returLimits } from './fields.ts';

export const BUYER_LABEL = 'NPWP Pembeli';

export const headColumns: readonly ConverterColumn<ReturField>[] = [
  { heading: ROW_LINK, field: null },
  { heading: 'Nomor Faktur', field: 'number' },
  { heading: 'NPWP Penjual', field: 'counterpartyNpwp' },
  { heading: 'Tanggal Retur', field: 'date' },
  { heading: 'DPP Retur', field: null },
  { heading: 'DPP Lain Retur', field: null },
  { heading: 'PPN Retur', field: null },
  { heading: 'PPnBM Retur', field: null },
];

export const detailColumns: readonly ConverterColumn<ReturField>[] = [
  { heading: ROW_LINK, field: null },
  { heading: 'Jenis Barang/Jasa', field: null },
  { heading: 'Nama', field: 'goodsName' },
  { heading: 'Kode', field: 'goodsCode' },
  { heading: 'Jumlah', field: 'invoiced' },
  { heading: 'Satuan', field: 'unit' },
  { heading: 'Harga Satuan', field: 'price' },
  { heading: 'Jumlah Retur', field: 'quantity' },
  { heading: 'Diskon Retur', field: 'discount' },
  { heading: 'DPP Retur', field: 'dpp' },
  { heading: 'Flag DPP Lain', field: null },
  { heading: 'DPP Lain Retur', field: 'otherDpp' },
  { heading: 'PPN Retur', field: 'ppn' },
  { heading: 'Tarif PPnBM', field: null },
  { heading: 'PPnBM Retur', field: 'ppnbm' },
];

export const returWorkbook = twoSheets({
  head: headColumns,
  detail: detailColumns,
  owner: BUYER_LABEL,
  cells: returCells,
  limits: returLimits,
  blamed: 'number',
});
