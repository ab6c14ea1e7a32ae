import { sen } from '../../definition/money.ts';
import { alikeNames } from '../../definition/pull-verdict.ts';

/** Whether two values are equal: amounts by value, names ignoring spacing and case, everything else exactly. */
export const alikeBy =
  <Field extends string>(amounts: ReadonlySet<Field>) =>
  (field: Field, ours: string, theirs: string): boolean => {
    if (amounts.has(field)) return sen(ours) === sen(theirs);
    return field === 'counterpartyName' ? alikeNames(ours, theirs) : ours === theirs;
  };
