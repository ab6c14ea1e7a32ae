import { useTranslate } from 'react-admin';
import { DayInput, PeriodInput } from '../../ui/inputs/DayInput.tsx';
import { useSlip, useSlipWords } from './SlipContext.tsx';

type Props = {
  readonly path: 'period' | 'periodFrom' | 'date' | 'documentDate' | 'birthDate';
  readonly label?: string;
  readonly span?: 3 | 4 | 6;
  readonly optional?: boolean;
  readonly disabled?: boolean;
};

export const WhenField = ({ path, label, span = 3, optional, disabled = false }: Props) => {
  const { input, change, touch } = useSlip();
  const { error, warning } = useSlipWords()(path);
  const translate = useTranslate();
  const Input = path === 'period' || path === 'periodFrom' ? PeriodInput : DayInput;
  return (
    <div className={`s${span}`} data-field={path}>
      <Input
        label={label ?? translate(`bupotScreen.field.${path}`)}
        {...(optional ? { mark: 'optional' } : {})}
        value={input[path] ?? ''}
        disabled={disabled}
        onChange={(value) =>
          change({ [path]: value === '' && (path === 'period' || path === 'date') ? '' : value || null })
        }
        onBlur={() => touch(path)}
        error={error ?? warning}
      />
    </div>
  );
};
