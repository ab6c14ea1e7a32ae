import type { InputField } from '#domain/bupot/record.ts';
import { LIMIT, scaled } from '#domain/definition/money.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { DecimalInput } from '../../ui/form/DecimalInput.tsx';
import type { TextPath } from './fields.tsx';
import { SlipField, type SlipFieldProps, useSlip } from './SlipContext.tsx';

type Props = SlipFieldProps & {
  readonly path: Exclude<TextPath, 'payeeIdType'> & InputField;
  /** Before the number, or behind it. */
  readonly unit?: 'Rp' | '%';
  /** How many places there may be at most. */
  readonly places: number;
};

/** Whether the domain can hold it: not below zero, no more places than there are, not past the largest amount. */
const isHeld = (value: string, places: number): boolean => {
  try {
    const whole = scaled(value, places);
    return whole >= 0n && whole <= BigInt(LIMIT);
  } catch {
    return false;
  }
};

/** A number typed or pasted in either writing; what is none stays in sight and is said to be none. */
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

/** Rupiah, to the sen. */
export const AmountField = (props: FieldProps) => <NumberField unit="Rp" places={2} {...props} />;

/** Percent, to the ten-thousandth. */
export const PercentField = (props: FieldProps) => <NumberField unit="%" places={4} {...props} />;

/** Whole things, counted. */
export const CountField = (props: FieldProps) => <NumberField places={0} {...props} />;
