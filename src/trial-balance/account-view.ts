import { sen } from '#domain/definition/money.ts';
import type { Tone } from '#domain/definition/status.ts';
import { fiscalOf } from '#domain/trial-balance/fiscal.ts';
import { type L1Form, l1Rows } from '#domain/trial-balance/l1-accounts.ts';
import type { TrialAccountInput, TrialAccountView } from '#domain/trial-balance/view-schema.ts';

export const shows = ['open', 'sure', 'done', 'all', 'lines'] as const;
export type Show = (typeof shows)[number];

const isDone = ({ confirmed }: TrialAccountView): boolean => confirmed;
export const isSure = ({ confirmed, code, confidence }: TrialAccountView): boolean =>
  !confirmed && code !== null && confidence === 'sure';

const fits: Readonly<Record<Show, (account: TrialAccountView) => boolean>> = {
  open: (account) => !isDone(account) && !isSure(account),
  sure: isSure,
  done: isDone,
  all: () => true,
  lines: () => false,
};

export const accountsShown = (
  accounts: readonly TrialAccountView[],
  show: Show,
  search: string,
): TrialAccountView[] => {
  const words = search.trim().toLowerCase();
  return accounts.filter(
    (account) => fits[show](account) && `${account.number} ${account.name}`.toLowerCase().includes(words),
  );
};

export const inputOf = ({
  number,
  name,
  code,
  nonObject,
  final,
  plus,
  plusCode,
  minus,
  minusCode,
}: TrialAccountView): TrialAccountInput => ({
  number,
  name,
  code,
  nonObject,
  final,
  plus,
  plusCode,
  minus,
  minusCode,
});

export const keyOf = ({ number, name }: Pick<TrialAccountView, 'number' | 'name'>): string => `${number} ${name}`;

type Level = { readonly words: string; readonly tone: Tone };

export const levelOf = ({ confirmed, origin, confidence }: TrialAccountView): Level => {
  if (confirmed) return { words: 'done', tone: 'green' };
  if (origin === 'last_year') return { words: 'last_year', tone: 'green' };
  return { words: confidence, tone: confidence === 'unknown' ? 'red' : confidence === 'likely' ? 'orange' : 'green' };
};

/** In sen; null for accounts of the balance sheet and unmapped ones. */
export const fiscalAmount = (input: TrialAccountInput, amount: string, form: L1Form): number | null => {
  const row = input.code === null ? undefined : l1Rows(form).get(input.code);
  if (row?.statement !== 'result') return null;
  const columns = {
    nonObject: sen(input.nonObject || '0'),
    final: sen(input.final || '0'),
    plus: sen(input.plus || '0'),
    minus: sen(input.minus || '0'),
    plusCode: input.plusCode,
    minusCode: input.minusCode,
  };
  return fiscalOf({ amount: sen(amount), ...columns }, row);
};
