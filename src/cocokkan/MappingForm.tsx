import { useTranslate } from 'react-admin';
import type { LedgerLook } from '#domain/cocokkan/view-schema.ts';
import { SelectInput } from '../ui/inputs/SelectInput.tsx';
import { TextInput } from '../ui/inputs/TextInput.tsx';

type Props = {
  readonly of: LedgerLook;
  readonly errors: Readonly<Record<string, string>>;
  readonly source: string;
  readonly onSource: (source: string) => void;
  readonly mapping: Readonly<Record<string, string>>;
  readonly onMapping: (mapping: Readonly<Record<string, string>>) => void;
  readonly onSheet: (sheet: string) => void;
};

const SAMPLES = 3;

export const MappingForm = ({ of, errors, source, onSource, mapping, onMapping, onSheet }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`cocokkanScreen.ledger.${key}`, params);
  const samples = new Map(of.columns.map(({ name, sample }) => [name, sample.slice(0, SAMPLES).join(' · ')]));
  const choose = (field: string, column: string) => {
    const { [field]: _, ...rest } = mapping;
    onMapping(column ? { ...rest, [field]: column } : rest);
  };
  return (
    <>
      <TextInput
        label={words('source')}
        helper={words('source_hint')}
        value={source}
        onChange={onSource}
        error={errors.source}
        maxLength={80}
      />
      {of.sheets.length > 1 && (
        <SelectInput
          label={words('sheet')}
          value={of.sheet}
          onChange={onSheet}
          error={errors.sheet}
          options={of.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
        />
      )}
      <h3>{words('mapping')}</h3>
      <p className="small sec">{words(of.remembered ? 'remembered' : 'mapped_once')}</p>
      <div className="cocokkan-mapping">
        {of.fields.map(({ key, needed, or }) => {
          const column = mapping[key] ?? '';
          const replaced = or.some((all) => all.every((other) => mapping[other]));
          return (
            <SelectInput
              key={key}
              label={translate(`cocokkanScreen.columns.${key}`)}
              {...(needed && !replaced ? { mark: 'required' as const } : {})}
              value={column}
              onChange={(value) => choose(key, value)}
              error={errors[`mapping.${key}`]}
              helper={column ? samples.get(column) : undefined}
              options={[
                { value: '', label: words('no_column') },
                ...of.columns.map(({ name }) => ({ value: name, label: name })),
              ]}
            />
          );
        })}
      </div>
    </>
  );
};
