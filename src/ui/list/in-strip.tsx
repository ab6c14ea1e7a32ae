import { useTranslate } from 'react-admin';
import type { Totals } from '#domain/definition/answers.ts';
import { formatCount, formatDecimal } from '#domain/text/format.ts';
import { Icon } from '../layout/Icon.tsx';
import { Money } from '../layout/values.tsx';
import type { SummaryItem } from './definition.ts';

const CountWords = ({ words, count }: { words: string; count: number }) => (
  <>{useTranslate()(words, { count: formatCount(count) })}</>
);

export type ByStatus = Pick<Totals<never, string>, 'byStatus'>;

export const countedIn =
  (statuses: readonly string[]) =>
  ({ byStatus }: ByStatus): string =>
    formatDecimal(String(statuses.reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)), 0);

type Tone = '' | 'ok' | 'warn' | 'bad' | 'sec';
type Mark = 'check' | 'clock' | 'close' | 'dot' | 'history';

export const sumOf = <K extends string>(key: K, label: string): SummaryItem<Readonly<Record<K, string>>> => ({
  key,
  label,
  show: (totals) => <Money value={totals[key]} unit />,
  sort: { field: key, order: 'DESC' },
});

export const countOf = (
  key: string,
  label: string,
  status: readonly string[],
  [tone, icon]: readonly [Tone, Mark],
): SummaryItem<ByStatus> => ({
  key,
  label,
  icon: (
    <span className={tone}>
      <Icon name={icon} size={12} />
    </span>
  ),
  show: countedIn(status),
  filter: { status },
});

/** `<words>.total` for the count, `<words>.excluded` for what is excluded. */
export const wordsOfTotals =
  (words: string) =>
  ({ count, excluded }: { count: number; excluded: number }) => ({
    count: <CountWords words={`${words}.total`} count={count} />,
    note: excluded > 0 ? <CountWords words={`${words}.excluded`} count={excluded} /> : null,
  });

export const tellArrivals =
  <Row extends { readonly id: string }>(key: string, awaited: (row: Row) => boolean, there: (row: Row) => boolean) =>
  (before: readonly Row[], after: readonly Row[]) => {
    const were = new Set(before.filter(awaited).map(({ id }) => id));
    const now = after.filter((row) => were.has(row.id) && there(row)).length;
    return now > 0 ? { key, params: { smart_count: now } } : null;
  };
