import { join } from 'node:path';
import { writeConverterWorkbook } from './converter-workbook.ts';
import { importFigures } from './import-figures.ts';
import { benchDir } from './measure.ts';

const path = join(benchDir(), 'impor.xlsx');
await writeConverterWorkbook({ invoices: 10_000, linesEach: 3, tin: '0021487365043000', path });
await importFigures({
  name: 'import of 10,000 invoices, 30,000 lines',
  kind: 'faktur-keluaran',
  route: '/main/api/efaktur/import',
  path,
  documents: 10_000,
});
