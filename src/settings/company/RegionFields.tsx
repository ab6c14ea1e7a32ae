import { useTranslate } from 'react-admin';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Lookup } from '../../ui/inputs/Lookup.tsx';

/** Province, city, district, village: a code contains the codes of the regions above it. */
const LEVELS = [0, 1, 2, 3] as const;

type LevelProps = {
  readonly level: number;
  readonly parts: readonly string[];
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (code: string | null) => void;
};

const Level = ({ level, parts, error, disabled, onChange }: LevelProps) => {
  const translate = useTranslate();
  const within = parts.slice(0, level).join('.');
  const code = parts.length > level ? parts.slice(0, level + 1).join('.') : null;
  const closed = parts.length < level;
  const { data = [] } = useGet(closed ? null : '/regions', {
    query: { in: within },
    staleTime: Number.POSITIVE_INFINITY,
  });
  const options = data.map((one) => ({ value: one.code, label: one.name }));
  return (
    <Lookup
      label={translate(`settings.tax.region_level.${level}`)}
      value={options.find(({ value }) => value === code) ?? null}
      onChange={(option) => onChange(option?.value ?? (within || null))}
      options={options}
      placeholder={translate('settings.tax.region_choose')}
      error={error}
      disabled={disabled || closed}
    />
  );
};

type Props = {
  readonly code: string | null;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  readonly onChange: (code: string | null) => void;
};

/** Each level loads after the one above. */
export const RegionFields = ({ code, error, disabled = false, onChange }: Props) => {
  const translate = useTranslate();
  const parts = code ? code.split('.') : [];
  return (
    <fieldset className="set-region">
      <legend className="sr">{translate('settings.tax.region')}</legend>
      {LEVELS.map((level) => (
        <Level
          key={level}
          level={level}
          parts={parts}
          error={level === 0 ? error : undefined}
          disabled={disabled}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
};
