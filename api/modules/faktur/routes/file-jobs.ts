import { z } from '@hono/zod-openapi';
import type { PaperAddress } from '../../../documents/routes/papers.ts';

const pattern = z.string().trim().min(1, 'problem.field.required').max(200).default('{nomor}');

export const fileExports = (nouns: string, formats: readonly string[], job: string) =>
  formats.map((format) => ({
    operation: () => `export${nouns}As${format[0]?.toUpperCase()}${format.slice(1)}`,
    path: format,
    summary: `A selection as a file (${format}), as a job`,
    action: 'export' as const,
    job,
    payload: () => ({ format }),
  }));

export const paperZip = (nouns: string, job: string) => ({
  operation: () => `download${nouns}`,
  path: 'bulk-download',
  summary: 'PDFs as a zip, as a job',
  action: 'pdf' as const,
  job,
  more: { pattern },
  payload: ({ pattern: names }: Readonly<Record<string, unknown>>) => ({ pattern: names }),
});

export const onePaper = (make: PaperAddress['make']): PaperAddress => ({
  operation: (noun) => `get${noun}Pdf`,
  path: 'pdf',
  summary: 'PDF: nota retur of goods, nota pembatalan of services',
  make,
});
