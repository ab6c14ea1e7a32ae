import { periodOf } from '#domain/definition/day.ts';
import { isClosed } from '#domain/faktur/codes.ts';
import { differingHead, differingIdentity } from '#domain/faktur/counterparty-identity.ts';
import { lacksLines } from '#domain/faktur/pull/pulled-faktur.ts';
import type { Faktur, FakturInput, FakturLine, FakturLineInput } from '#domain/faktur/record.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { errorsFor } from '../../documents/findings.ts';

export const lineInputOf = (line: FakturLine | FakturLineInput): FakturLineInput => ({
  opt: line.opt,
  code: line.code,
  name: line.name,
  unit: line.unit,
  price: line.price,
  quantity: line.quantity,
  discount: line.discount,
  base: line.base,
  ownBase: line.ownBase,
  ppnbmRate: line.ppnbmRate,
});

export const inputOf = (faktur: Faktur): FakturInput => ({
  date: faktur.date,
  code: faktur.code,
  addInfo: faktur.addInfo,
  facilityStamp: faktur.facilityStamp,
  customDoc: faktur.customDoc,
  customDocPeriod: faktur.customDocPeriod,
  reference: faktur.reference,
  ownNitku: faktur.ownNitku,
  counterpartyDocument: faktur.counterpartyDocument,
  counterpartyNpwp: faktur.counterpartyNpwp,
  counterpartyDocumentNumber: faktur.counterpartyDocumentNumber,
  counterpartyCountry: faktur.counterpartyCountry,
  counterpartyName: faktur.counterpartyName,
  counterpartyAddress: faktur.counterpartyAddress,
  counterpartyEmail: faktur.counterpartyEmail,
  counterpartyNitku: faktur.counterpartyNitku,
  term: faktur.term,
  advanceOf: faktur.advanceOf,
  stageDpp: faktur.stageDpp,
  lines: faktur.lines.map(lineInputOf),
});

/**
 * Throws for inputs that cannot be saved at all, not even by autosave. Everything else is a finding that blocks the
 * upload.
 */
export const refuseUnsaveable = ({ input, period }: { input: FakturInput; period?: string }): void => {
  const errors: FieldErrors = {};
  const masa = period ?? periodOf(input.date);
  if (isClosed(input.code, masa))
    errors.code = { key: 'faktur.check.code_closed', params: { code: input.code, year: masa.slice(0, 4) } };
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

/** Head fields the portal's list does not contain; a replacement may set them. */
const unknownFields: readonly (keyof FakturInput)[] = [
  ...(['addInfo', 'facilityStamp', 'ownNitku'] as const),
  ...(['counterpartyAddress', 'counterpartyCountry', 'counterpartyNitku'] as const),
];

/**
 * Throws where a substitute changes the buyer or the head of its original: in that case the invoice has to be cancelled
 * and made anew.
 */
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
