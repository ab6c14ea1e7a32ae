import type { SlipKind } from '#domain/bupot/kinds.ts';
import { slipLayouts } from '#domain/bupot/xml/layouts.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { beginning, isReadable, readableText } from '#domain/definition/readable-text.ts';
import { unreadable } from '../cells/from-sheet-row.ts';
import type { Cells, RawDocument } from '../raw.ts';
import { limits, Refusal, refuseOtherTin } from '../refusal.ts';
import { decoded, scanXml } from '../xml/scan.ts';
import { columnOf, officeText } from './elements.ts';

/** How many slips a file may bring: each row is one. */
export const slipLimits = { documents: 20_000, lines: 20_000 } as const;

/**
 * Reads a file of slips as the office takes them. Refuses the root of another kind, another company's TIN, document types, too deep or
 * too large; what stands in an element is for the checks. Elements we do not know are passed over.
 */
export const readBulk = async (
  kind: SlipKind,
  bytes: Uint8Array,
  npwp: string,
  take: (document: RawDocument) => void,
): Promise<void> => {
  const { root, item } = slipLayouts[kind];
  const cellText = officeText(kind);
  const path: string[] = [];
  let text = '';
  let tin = '';
  let row = 0;
  let cells: Cells = {};
  let findings: Finding[] = [];

  const closeSlip = (): void => {
    if (++row > slipLimits.documents) throw new Refusal('too_many_documents', { limit: slipLimits.documents });
    take([findings.length > 0 ? { row, cells, findings } : { row, cells }]);
  };

  await scanXml(decoded(bytes), {
    open: (name) => {
      if (path.length === 0 && name !== root)
        throw new Refusal('xml_root', { root: beginning(name, 60), accepted: root });
      path.push(name);
      if (path.length > limits.xmlDepth) throw new Refusal('xml_depth');
      text = '';
      if (name !== item) return;
      refuseOtherTin(tin, npwp);
      cells = {};
      findings = [];
    },
    close: (name) => {
      path.pop();
      const parent = path.at(-1);
      if (name === 'TIN' && parent === root) {
        tin = text.trim();
        refuseOtherTin(tin, npwp);
      } else if (name === item) closeSlip();
      else if (parent === item) {
        const column = columnOf(name);
        const said = readableText(text).trim();
        if (column && said !== '') cells[column] = cellText(column, said);
        if (column && !isReadable(text)) findings.push(unreadable(column));
      }
      text = '';
    },
    text: (piece) => {
      text += piece;
      if (text.length > limits.cellCharacters) throw new Refusal('cell_too_long', { row: row + 1 });
    },
  });
  if (row === 0) throw new Refusal('no_rows');
};
