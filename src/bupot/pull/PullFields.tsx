import { useTranslate } from 'react-admin';
import { MOST_NUMBERS, type PullWay } from '#domain/definition/pull.ts';
import { formatCount } from '#domain/text/format.ts';
import type { RequestOf } from '../../client/request.ts';
import { PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';

/** Format of slip numbers of the tax office. */
const SHAPE = /^\d{2}[0-9A-Z]{7}$/;

/** Splits pasted numbers at any other characters; returns unique valid and invalid ones. */
export const typedNumbers = (
  text: string,
): { readonly numbers: readonly string[]; readonly wrong: readonly string[] } => {
  const words = [...new Set(text.toUpperCase().match(/[0-9A-Z]+/g) ?? [])];
  return { numbers: words.filter((word) => SHAPE.test(word)), wrong: words.filter((word) => !SHAPE.test(word)) };
};

export type PullForm = {
  readonly way: PullWay;
  readonly period: string;
  readonly from: string;
  readonly to: string;
  readonly numbers: string;
};

type PullPath = `/ebupot/unifikasi/${'import/djp/period' | 'import/djp/number' | 'migrate/djp'}`;
type PullQuestion = { [P in PullPath]: { readonly path: P } & RequestOf<'POST', P> }[PullPath];

/** Null while the input is incomplete. */
export const questionOf = ({ way, period, from, to, numbers }: PullForm): PullQuestion | null => {
  if (way === 'period') return period === '' ? null : { path: '/ebupot/unifikasi/import/djp/period', body: { period } };
  if (way === 'migrate')
    return from === '' || to === '' ? null : { path: '/ebupot/unifikasi/migrate/djp', body: { from, to } };
  const read = typedNumbers(numbers);
  const whole = read.numbers.length > 0 && read.numbers.length <= MOST_NUMBERS && read.wrong.length === 0;
  return whole ? { path: '/ebupot/unifikasi/import/djp/number', body: { numbers: read.numbers } } : null;
};

type Props = {
  readonly form: PullForm;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<PullForm>) => void;
};

const Numbers = ({ form: { numbers: text }, faults, onChange }: Props) => {
  const translate = useTranslate();
  const say = (key: string, params?: object) => translate(`bupotPull.dialog.${key}`, params);
  const { numbers, wrong } = typedNumbers(text);
  const shapeless = wrong.length > 0 ? say('numbers_wrong', { numbers: wrong.slice(0, 5).join(', ') }) : undefined;
  const tooMany = numbers.length > MOST_NUMBERS ? say('numbers_many', { most: MOST_NUMBERS }) : undefined;
  return (
    <TextInput
      label={say('numbers')}
      value={text}
      rows={4}
      numeric
      onChange={(typed) => onChange({ numbers: typed })}
      error={shapeless ?? tooMany ?? faults.numbers}
      helper={say('numbers_read', { smart_count: numbers.length, n: formatCount(numbers.length) })}
    />
  );
};

export const PullFields = (props: Props) => {
  const { form, faults, onChange } = props;
  const translate = useTranslate();
  const masa = (field: 'period' | 'from' | 'to') => (
    <PeriodInput
      label={translate(`bupotPull.dialog.${field}`)}
      value={form[field]}
      error={faults[field] ?? (field === 'period' ? faults.to : undefined)}
      onChange={(period) => onChange({ [field]: period })}
    />
  );
  if (form.way === 'number') return <Numbers {...props} />;
  if (form.way === 'period') return <div className="pull-masa">{masa('period')}</div>;
  return (
    <div className="pull-masa">
      {masa('from')}
      {masa('to')}
    </div>
  );
};
