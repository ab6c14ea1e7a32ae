import type { InputField } from '#domain/bupot/record.ts';
import { LIMIT, scaled } from '#domain/definition/money.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { DecimalInput } from '../../ui/form/DecimalInput.tsx';
import type { TextPath } from './fields.tsx';
import { SlipField, type SlipFieldProps, useSlip } from './SlipContext.tsx';

type Props = SlipFieldProps & {
  readonly path: Exclude<TextPath, 'payeeIdType'> & InputField;
  readonly unit?: 'Rp' | '%';
  /** Maximum number of decimal places. */
  readonly places: number;
};

/** Within the domain's range: not negative, not too many decimals, not above the largest amount. */
const isHeld = (value: string, places: number): boolean => {
  try {
    const whole = scaled(value, places);
    return whole >= 0n && whole <= BigInt(LIMIT);
  } catch {
    return false;
  }
};

const NumberField = ({ unit, places, ...field }: Props) => {
  const { input, unread, change, misread, touch } = useSlip();
  const { path } = field;
  return (
    <SlipField {...field} written={(value) => formatDecimal(value, 0)}>
      {(link) => (
        <span className={`rpin ${unit === '%' ? 'pct' : unit ? '' : 'bare'}`}>
          {unit && (
            <span className="sec" aria-hidden="true">
              {unit}
            </span>
          )}
          <DecimalInput
            link={link}
            value={unread[path] ?? input[path] ?? ''}
            onChange={(value) => {
              if (value === '') change({ [path]: null });
              else if (isHeld(value, places)) change({ [path]: value });
              else misread(path, value);
            }}
            onBlur={() => touch(path)}
          />
        </span>
      )}
    </SlipField>
  );
};

type FieldProps = Omit<Props, 'unit' | 'places'>;

/** Rupiah, with sen. */
export const AmountField = (props: FieldProps) => <NumberField unit="Rp" places={2} {...props} />;

/** Percent, with up to four decimal places. */
export const PercentField = (props: FieldProps) => <NumberField unit="%" places={4} {...props} />;

export const CountField = (props: FieldProps) => <NumberField places={0} {...props} />;
