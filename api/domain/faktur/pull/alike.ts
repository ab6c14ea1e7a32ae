import { sen } from '../../definition/money.ts';
import { alikeNames } from '../../definition/pull-verdict.ts';

/** Whether a field says the same in both books: amounts by their value, names whatever their spaces and cases, all else letter for letter. */
export const alikeBy =
  <Field extends string>(amounts: ReadonlySet<Field>) =>
  (field: Field, ours: string, theirs: string): boolean => {
    if (amounts.has(field)) return sen(ours) === sen(theirs);
    return field === 'counterpartyName' ? alikeNames(ours, theirs) : ours === theirs;
  };
