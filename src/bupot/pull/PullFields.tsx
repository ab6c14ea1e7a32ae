import { useTranslate } from 'react-admin';
import { MOST_NUMBERS } from '#domain/definition/pull.ts';
import { formatCount } from '#domain/text/format.ts';
import { PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { TextInput } from '../../ui/inputs/TextInput.tsx';
import type { PullForm } from './pull-asked.ts';
import { typedNumbers } from './typed-numbers.ts';

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

/** What each way of asking wants to know. */
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
