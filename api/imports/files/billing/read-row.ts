import { asAssessmentNumber, asNop } from '#domain/billing/number.ts';
import type { BillingInput } from '#domain/billing/record.ts';
import type { Finding } from '#domain/definition/finding.ts';
import { readDecimal } from '../cells/decimal.ts';
import { cellReader } from '../cells/reader.ts';
import type { CheckContext } from '../kind.ts';
import type { Cells } from '../raw.ts';
import type { BillingField } from './fields.ts';
import { type ReadMasa, readMasa } from './read-masa.ts';
import { type ReadPair, readPair } from './read-pair.ts';
import { checkNumberType, readKpp, readPayer } from './read-payer.ts';

export type ReadRow = {
  readonly input: BillingInput;
  /** What could not be read, or was read with doubt. */
  readonly findings: Finding[];
  /** Where what the checks say of codes and months has to stand. */
  readonly at: { readonly pair: ReadPair['at']; readonly masa: ReadMasa['at'] };
};

/** The texts of one row as the input every other way of making a billing gives. Never throws on any text. */
export const readRow = (cells: Cells, { today, company, style }: CheckContext): ReadRow => {
  const reader = cellReader<BillingField>(cells, style);
  const orNull = (field: BillingField): string | null => reader.text(field) || null;
  const masa = readMasa(reader);
  const pair = readPair(reader, masa.from || today.slice(0, 7));
  const [nop, notice] = [orNull('nop'), orNull('assessmentNumber')];
  const input: BillingInput = {
    kap: pair.kap,
    kjs: pair.kjs,
    periodFrom: masa.from,
    periodTo: masa.to,
    amount: readDecimal(reader, 'amount', 2) ?? '',
    description: reader.text('description'),
    assessmentNumber: notice && (asAssessmentNumber(notice) ?? notice),
    nop: nop && (asNop(nop) ?? nop),
    objectAddress: orNull('objectAddress'),
    objectProvince: orNull('objectProvince'),
    objectCity: orNull('objectCity'),
    objectDistrict: orNull('objectDistrict'),
    objectSubdistrict: orNull('objectSubdistrict'),
    ...readPayer(reader, company),
    payerKpp: readKpp(reader),
    depositorName: orNull('depositorName'),
  };
  checkNumberType(reader, input);
  return { input, findings: reader.findings, at: { pair: pair.at, masa: masa.at } };
};
