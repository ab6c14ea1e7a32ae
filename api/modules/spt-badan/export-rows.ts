import { say } from '#domain/messages/index.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { annualAccess } from '#domain/spt-badan/access.ts';
import { shownSheet } from '#domain/spt-badan/shown-sheet.ts';
import { xmlAttachment } from '#domain/spt-badan/xml/attachments.ts';
import { unknownCodes, type XmlFault, xmlFaults } from '#domain/spt-badan/xml/write-row.ts';
import { ownCompany } from '../../../db/repositories/own-company.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { annualFamily } from './family.ts';
import { rowsXml } from './files/rows-xml.ts';
import { tableOf } from './import-rows.ts';
import { checkedOf } from './view-annual.ts';

const NAMED = 5;
const MOST_FAULTS = 500;

const faultsProblem = ({ locale }: Scope, table: string, faults: readonly XmlFault[]): Problem => {
  const named = faults
    .slice(0, NAMED)
    .map(({ row, column }) => `${say(locale, `sptBadan.column.${column}`)} ${row + 1}`)
    .join(', ');
  return new Problem('invalid', {
    message: 'sptBadan.server.xml_cells',
    params: { cells: faults.length > NAMED ? `${named}, …` : named },
    errors: Object.fromEntries(
      faults
        .slice(0, MOST_FAULTS)
        .map((fault) => [`rows.${table}.${fault.row}.${fault.column}`, `sptBadan.server.${fault.rule}`]),
    ),
  });
};

/**
 * The rows of a table as the XML that the office imports. Throws `invalid` with the cells that the office requires and
 * that are empty or have no code, `conflict` without rows, `not_found` for a table without such a file.
 */
export const rowsFile = async (
  deps: Deps,
  scope: Scope,
  { id, table: name }: { readonly id: string; readonly table: string },
) => {
  const { read } = deps.db;
  const row = await annualFamily.load(scope, read, id);
  permit(scope, annualAccess.view);
  const { sheet, table } = tableOf(row, name);
  const attachment = xmlAttachment(table);
  if (!attachment) throw new Problem('not_found');
  const checked = await checkedOf(scope, read, row);
  const shown = shownSheet({ ...checked, prior: null }, sheet).tables.find((one) => one.table === table);
  const rows = shown?.rows ?? [];
  if (rows.length === 0) throw new Problem('conflict', { message: 'sptBadan.server.xml_no_rows' });
  const unknown = unknownCodes(attachment);
  if (unknown.length > 0) {
    const columns = unknown.map((column) => say(scope.locale, `sptBadan.column.${column}`)).join(', ');
    throw new Problem('conflict', { message: 'sptBadan.server.xml_unknown', params: { columns } });
  }
  const faults = xmlFaults(attachment, rows);
  if (faults.length > 0) throw faultsProblem(scope, table, faults);
  const { npwp } = await ownCompany(scope, read);
  return {
    bytes: Buffer.from(rowsXml(attachment, { npwp, taxYear: row.taxYear }, rows)),
    name: `${table.replaceAll('.', '-')}_${row.taxYear}_${npwp}.xml`,
  };
};
