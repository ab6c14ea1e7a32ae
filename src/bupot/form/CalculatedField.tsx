import type { Explained } from '#domain/definition/explain.ts';
import { formatDecimal } from '#domain/text/format.ts';
import { Field } from '../../ui/form/Field.tsx';
import { ExplainButton } from '../../ui/layout/Explain.tsx';

type Props = {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly explained: Explained | undefined;
  readonly unit: 'Rp' | '%';
  readonly span?: 3 | 4 | 6;
};

/** A number that is settled without the person: for reading, and it says where it comes from. */
export const CalculatedField = ({ path, label, value, explained, unit, span = 3 }: Props) => (
  <Field path={path} label={label} span={span}>
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
