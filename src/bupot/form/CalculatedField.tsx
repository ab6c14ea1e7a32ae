import { useTranslate } from 'react-admin';
import { numberOf, type SlipAmount } from '#domain/bupot/explain.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { ExplainButton } from '../../kit/Explain.tsx';
import { Field } from '../../kit/form/Field.tsx';
import { useSlip } from './SlipContext.tsx';

type Props = { readonly amount: SlipAmount; readonly unit: 'Rp' | '%'; readonly span?: 2 | 3 | 4 };

/** A number the object and the facility settle: for reading, and it says where it comes from. */
export const CalculatedField = ({ amount, unit, span = 3 }: Props) => {
  const { amounts, numbers } = useSlip();
  const translate = useTranslate();
  const explained = numberOf(numbers, amounts, amount);
  const value = amounts[amount];
  const label = translate(`bupotScreen.field.${amount}`);
  return (
    <Field path={amount} label={label} span={span}>
      {(link) => (
        <span className="fcalc">
          <span className={`rpin ${unit === '%' ? 'pct' : ''}`}>
            <span className="sec" aria-hidden="true">
              {unit}
            </span>
            <input
              {...link}
              className="inp num"
              readOnly
              style={{ textAlign: 'right' }}
              value={value === '' ? '–' : formatDecimal(value, 0)}
            />
          </span>
          {explained && <ExplainButton label={label} explain={() => explained} />}
        </span>
      )}
    </Field>
  );
};
