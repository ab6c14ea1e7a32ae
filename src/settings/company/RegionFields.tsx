import { useTranslate } from 'react-admin';
import type { Region } from '#domain/settings/tax-profile.ts';
import { useGet } from '../../ui/feedback/use-call.ts';
import { Lookup } from '../../ui/inputs/Lookup.tsx';

/** Province, city, district, village. */
const LEVELS = [0, 1, 2, 3] as const;

type LevelProps = {
  readonly level: number;
  /** What it lies in; null while that is not chosen. */
  readonly within: string | null;
  readonly chosen: Region | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (region: Region | null) => void;
};

const Level = ({ level, within, chosen, error, disabled, onChange }: LevelProps) => {
  const translate = useTranslate();
  const { data = [] } = useGet<readonly Region[]>(within === null || disabled ? null : `/regions?in=${within}`, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Lookup
      label={translate(`settings.tax.region_level.${level}`)}
      value={chosen ? { value: chosen.code, label: chosen.name } : null}
      onChange={(option) => onChange(option && { code: option.value, name: option.label })}
      options={data.map(({ code, name }) => ({ value: code, label: name }))}
      placeholder={translate('settings.tax.region_choose')}
      error={error}
      disabled={disabled || within === null}
    />
  );
};

type Props = {
  /** The largest first; as many as are told. */
  readonly regions: readonly Region[];
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (regions: readonly Region[]) => void;
};

/** The region an address lies in, from the province down; each is asked for once the one it lies in is known. */
export const RegionFields = ({ regions, error, disabled, onChange }: Props) => {
  const translate = useTranslate();
  return (
    <fieldset className="set-region">
      <legend className="sr">{translate('settings.tax.region')}</legend>
      {LEVELS.map((level) => (
        <Level
          key={level}
          level={level}
          within={level === 0 ? '' : (regions[level - 1]?.code ?? null)}
          chosen={regions[level]}
          error={level === 0 ? error : undefined}
          disabled={disabled}
          onChange={(region) => onChange([...regions.slice(0, level), ...(region ? [region] : [])])}
        />
      ))}
    </fieldset>
  );
};
