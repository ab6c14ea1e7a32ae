import { z } from 'zod';
import type { AnswerOf } from '../definition/view-pieces.ts';
import { count } from '../definition/view-pieces.ts';
import { attachmentSuffixes } from '../efiling/csv-name.ts';
import type { StoredAttachment } from '../efiling/filing.ts';
import { type EntryRow, rowsIn } from './entries.ts';
import type { AnnualEra } from './era.ts';
import { type AnnualReturn, entriesOf, sheetOf } from './record.ts';

/**
 * Kinds of PDFs by form: to 2024 by the suffixes of PER-02/PJ/2019, from 2025 the files of part I of the Induk, for
 * which the office has no suffixes.
 */
export const pdfKinds = {
  '1771': attachmentSuffixes,
  '2025': ['LK', 'OPINI', 'KONSOL', 'LN', 'BUT', 'BULN', 'DL'],
} as const satisfies Record<AnnualEra, readonly string[]>;
export type AttachmentSuffix = (typeof pdfKinds)[AnnualEra][number];

/** Name under which a return keeps its PDFs beside its sheets, with a version of their own. */
export const ATTACHED = 'PDF';

const attachmentOf = ({ suffix = '', name = '', fileId = '', size = '0', hash = '' }: EntryRow): StoredAttachment => ({
  suffix,
  name,
  fileId,
  size: Number(size),
  hash,
});

/** The PDFs of a return, one for each kind; `size` in bytes, `hash` SHA-256 in hex. */
export const attachmentsOf = (row: Pick<AnnualReturn, 'sheets'>): readonly StoredAttachment[] =>
  rowsIn(entriesOf(row), ATTACHED, ATTACHED).map(attachmentOf);

/** The sheets of a return with other PDFs. `saved`: by whom and when. */
export const withAttachments = (
  row: Pick<AnnualReturn, 'sheets'>,
  attachments: readonly StoredAttachment[],
  saved: { readonly updatedBy: string; readonly updatedAt: number },
): AnnualReturn['sheets'] => {
  const rows = { [ATTACHED]: attachments.map((one) => ({ ...one, size: String(one.size) })) };
  const version = sheetOf(row, ATTACHED).version + 1;
  return { ...row.sheets, [ATTACHED]: { lines: {}, answers: {}, notes: {}, rows, version, ...saved } };
};

export const attachmentsSchema = z
  .object({
    version: count,
    writable: z.boolean(),
    attachments: z.array(
      z.object({
        suffix: z.string().meta({
          description:
            'Kind, LK financial statements; to 2024 also RK, DN, BUT, MGS, LU, DL, from 2025 OPINI, KONSOL, LN, BUT, BULN, DL',
        }),
        name: z.string(),
        fileId: z.string(),
        size: count,
        hash: z.string().meta({ description: 'SHA-256, in hex' }),
      }),
    ),
  })
  .meta({ id: 'SptBadanAttachments' });
export type AnnualAttachments = AnswerOf<typeof attachmentsSchema>;
