import { useTranslate } from 'react-admin';
import type { LawTable } from '#domain/definition/law-table.ts';
import { Chip } from '../../ui/documents/DocumentChip.tsx';
import { RecordValue } from '../../ui/records/RecordValue.tsx';

type Values = Readonly<Record<string, unknown>>;

export type Difference = {
  readonly row: number;
  readonly action: 'add' | 'change' | 'same';
  readonly values: Values;
  readonly before: Values | null;
  readonly changed: readonly string[];
};

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What a file would change, row by row: new values, and old ones before them. */
export const LawDifferences = ({ of, found }: { of: LawTable; found: readonly Difference[] }) => {
  const translate = useTranslate();
  const text = (key: string, params = {}) => translate(`law.import.${key}`, params);
  const count = (action: Difference['action']) => found.filter((one) => one.action === action).length;
  const value = (name: string, values: Values) => {
    const field = of.fields[name];
    return field ? <RecordValue source={name} field={field} value={values[name]} /> : null;
  };
  const shown = found.filter(({ action }) => action !== 'same');
  if (shown.length === 0) return <p>{text('none')}</p>;
  return (
    <section aria-label={text('differs')}>
      <p>{text('counts', { add: count('add'), change: count('change'), same: count('same') })}</p>
      <ul className="law-differences">
        {shown.map(({ row, action, values, before, changed }) => (
          <li key={row}>
            <p className="row">
              <Chip tone={before ? 'orange' : 'green'} icon={before ? 'edit' : 'plus'} label={text(action)} />
              <b>{[...of.key, 'validFrom'].map((name) => String(values[name] ?? '')).join(' · ')}</b>
              <span className="sec">{text('row', { row })}</span>
            </p>
            <dl>
              {changed
                .filter((name) => before !== null || !isEmpty(values[name]))
                .map((name) => (
                  <div key={name}>
                    <dt className="sec">{translate(`resources.${of.resource}.fields.${name}`)}</dt>
                    <dd>
                      {before && (
                        <>
                          <del>{value(name, before)}</del> →{' '}
                        </>
                      )}
                      {value(name, values)}
                    </dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
};
