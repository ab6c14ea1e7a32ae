import type { SlipKind } from '#domain/bupot/kinds.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { isReadable, readableText } from '#domain/definition/readable-text.ts';
import { unreadable } from '../cells/from-sheet-row.ts';
import type { Cells, RawDocument } from '../raw.ts';
import { Refusal, refuseOtherTin } from '../refusal.ts';
import { scanBulk } from '../xml/bulk.ts';
import { columnOf, officeText } from './elements.ts';

export const slipLimits = { documents: 20_000, lines: 20_000 } as const;

/**
 * Refuses the root of another kind, another company's TIN, document types, and files that are too deep or too large.
 * Unknown elements are skipped.
 */
export const readBulk = async (
  kind: SlipKind,
  bytes: Uint8Array,
  npwp: string,
  take: (document: RawDocument) => void,
): Promise<void> => {
  const { root, item } = slipLayouts[kind];
  const cellText = officeText(kind);
  let tin = '';
  let row = 0;
  let cells: Cells = {};
  let findings: Finding[] = [];

  const closeSlip = (): void => {
    if (++row > slipLimits.documents) throw new Refusal('too_many_documents', { limit: slipLimits.documents });
    take([findings.length > 0 ? { row, cells, findings } : { row, cells }]);
  };

  await scanBulk(bytes, {
    root,
    rows: () => row,
    open: (name) => {
      if (name !== item) return;
      refuseOtherTin(tin, npwp);
      cells = {};
      findings = [];
    },
    close: (name, parent, text) => {
      if (name === 'TIN' && parent === root) {
        tin = text.trim();
        refuseOtherTin(tin, npwp);
      } else if (name === item) closeSlip();
      else if (parent === item) {
        const column = columnOf(name);
        const content = readableText(text).trim();
        if (column && content !== '') cells[column] = cellText(column, content);
        if (column && !isReadable(text)) findings.push(unreadable(column));
      }
    },
  });
  if (row === 0) throw new Refusal('no_rows');
};
