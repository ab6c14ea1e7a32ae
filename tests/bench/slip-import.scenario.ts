import { join } from 'node:path';
import { importFigures } from './import-figures.ts';
import { benchDir } from './measure.ts';
import { writePayrollWorkbook } from './payroll-workbook.ts';

const path = join(benchDir(), 'gaji.xlsx');
await writePayrollWorkbook({ slips: 10_000, tin: '0021487365043000', path });
await importFigures({
  name: 'import of 10,000 monthly payroll slips',
  kind: 'BPMP',
  route: '/main/api/ebupot/import',
  path,
  documents: 10_000,
});
