import type { LedgerLook } from '#domain/cocokkan/view-schema.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import { missingFields } from '../../imports/files/kind.ts';
import { ledgerTable } from '../../imports/files/ledger/fields.ts';
import { type Deps, permit } from '../../services/deps.ts';
import { plainName } from '../../services/files/plain-name.ts';
import { type Handed, ledgerFieldsShown, type OpenLedger, openLedger } from './open-ledger.ts';

/** The last one used for these headings, otherwise guessed. */
export const usualMapping = ({ plan, remembered }: OpenLedger): Record<string, string> => remembered ?? plan.mapping;

const LONGEST_SOURCE = 80;

/** The account when the sample has one only, otherwise the sheet name. */
const sourceIn = ({ columns, plan }: OpenLedger, mapping: Readonly<Record<string, string>>): string => {
  const accounts = new Set(columns.find(({ name }) => name === mapping.account)?.sample.map((text) => text.trim()));
  const [account, ...others] = accounts;
  return (account && others.length === 0 ? account : plan.sheet.replace(/\.(csv|txt|xlsx)$/i, '')).slice(
    0,
    LONGEST_SOURCE,
  );
};

export const lookAtLedger = async (deps: Deps, scope: Scope, handed: Handed): Promise<LedgerLook> => {
  permit(scope, 'EFAKTUR_SPT_CREATE');
  const opened = await openLedger(scope, deps.db.read, handed);
  const { book, columns, plan, remembered } = opened;
  if (columns.length === 0) throw new Problem('invalid', { errors: { file: 'impor.server.refusal.no_rows' } });
  const mapping = usualMapping(opened);
  return {
    fileName: plainName(handed.file.name),
    sheets: [...book.sheets],
    sheet: plan.sheet,
    headingRow: plan.headingRow,
    columns: columns.map(({ name, sample }) => ({ name, sample: [...sample] })),
    fields: ledgerFieldsShown(),
    mapping,
    remembered: remembered !== undefined,
    missing: missingFields(ledgerTable, mapping),
    source: sourceIn(opened, mapping),
  };
};
