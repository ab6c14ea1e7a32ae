import { periodOf } from '#domain/definition/day.ts';
import { inputFrom } from '#domain/definition/field-table.ts';
import { isClosed } from '#domain/faktur/codes.ts';
import { differingHead, differingIdentity } from '#domain/faktur/counterparty-identity.ts';
import { inputFields, lineFields } from '#domain/faktur/fields.ts';
import { lacksLines } from '#domain/faktur/pull/pulled-faktur.ts';
import type { Faktur, FakturInput, FakturLineInput } from '#domain/faktur/record.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { errorsFor } from '../../documents/findings.ts';

export const lineInputOf: (line: FakturLineInput) => FakturLineInput = inputFrom(lineFields);

const headOf = inputFrom(inputFields);

export const inputOf = (faktur: Faktur): FakturInput => ({
  ...headOf(faktur),
  lines: faktur.lines.map(lineInputOf),
});

/** Not even by autosave. Everything else is a finding that blocks the upload. */
export const refuseUnsaveable = ({ input, period }: { input: FakturInput; period?: string }): void => {
  const errors: FieldErrors = {};
  const masa = period ?? periodOf(input.date);
  if (isClosed(input.code, masa))
    errors.code = { key: 'faktur.check.code_closed', params: { code: input.code, year: masa.slice(0, 4) } };
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

/** Head fields the portal's list does not contain; a replacement may set them. */
const unknownFields: readonly (keyof FakturInput)[] = [
  'addInfo',
  'facilityStamp',
  'ownNitku',
  'counterpartyAddress',
  'counterpartyCountry',
  'counterpartyNitku',
];

/** Such an invoice has to be cancelled and created again. */
export const sameHead = (
  original: Omit<FakturInput, 'lines'> & Pick<Faktur, 'contractDpp' | 'dpp'>,
  input: FakturInput,
): void => {
  const open: ReadonlySet<string> = new Set(lacksLines(original) ? unknownFields : []);
  const errors: FieldErrors = {
    ...errorsFor(
      differingHead(original, input).filter((field) => !open.has(field)),
      'faktur.server.substitute_other_head',
    ),
    ...errorsFor(differingIdentity(original, input), 'faktur.server.substitute_other_buyer'),
  };
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};
