import { periodOf } from '#domain/definition/day.ts';
import { isClosed } from '#domain/faktur/codes.ts';
import { differingHead, differingIdentity } from '#domain/faktur/counterparty-identity.ts';
import type { FakturInput } from '#domain/faktur/record.ts';
import { type FieldErrors, Problem } from '#domain/problem.ts';
import { errorsFor } from '../../documents/findings.ts';

/** What keeps an invoice from being saved at all, by itself or by a person. Everything else is a finding that keeps it from being uploaded. */
export const refuseUnsaveable = ({
  input,
  period,
}: {
  input: FakturInput;
  /** Masa, where it is not that of the date. */
  period?: string;
}): void => {
  const errors: FieldErrors = {};
  const masa = period ?? periodOf(input.date);
  if (isClosed(input.code, masa))
    errors.code = { key: 'faktur.check.code_closed', params: { code: input.code, year: masa.slice(0, 4) } };
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};

/** A substitute keeps the buyer and the head of its original: where those are wrong, that invoice is cancelled and a new one made. */
export const sameHead = (original: Omit<FakturInput, 'lines'>, input: FakturInput): void => {
  const errors: FieldErrors = {
    ...errorsFor(differingHead(original, input), 'faktur.server.substitute_other_head'),
    ...errorsFor(differingIdentity(original, input), 'faktur.server.substitute_other_buyer'),
  };
  if (Object.keys(errors).length > 0) throw new Problem('invalid', { errors });
};
