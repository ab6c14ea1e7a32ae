import { Button } from '@mui/material';
import { ResourceContextProvider, SourceContextProvider, useResourceContext, useTranslate } from 'react-admin';
import { useFieldArray } from 'react-hook-form';
import { type StepField, stepResource, type Wizard } from '#domain/definition/steps.ts';
import { useFieldName } from '../layout/use-field-name.ts';
import { RecordInput } from '../records/RecordInput.tsx';
import { FileField } from './FileField.tsx';

type Field<K extends StepField['kind']> = Extract<StepField, { readonly kind: K }>;

/** A list of records, each with the inputs of its fields; their texts are under the name of the list. */
const RowsInput = ({ source, field: { fields, max } }: { source: string; field: Field<'rows'> }) => {
  const translate = useTranslate();
  const parent = useResourceContext();
  const name = useFieldName(parent)(source);
  const resource = `${parent}/${source}`;
  const { fields: rows, append, remove } = useFieldArray({ name: source });
  const blank = Object.fromEntries(
    Object.entries(fields).map(([key, { kind }]) => [key, kind === 'flag' ? false : null]),
  );
  return (
    <fieldset className="step-rows">
      <legend>{name}</legend>
      <ResourceContextProvider value={resource}>
        {rows.map(({ id }, at) => (
          <SourceContextProvider
            key={id}
            value={{
              getSource: (key) => `${source}.${at}.${key}`,
              getLabel: (key) => `resources.${resource}.fields.${key}`,
            }}
          >
            <fieldset className="step-row" aria-label={`${name} ${at + 1}`}>
              {Object.entries(fields).map(([key, field]) => (
                <RecordInput key={key} source={key} field={field} />
              ))}
              <Button color="error" onClick={() => remove(at)}>
                {translate('steps.remove_row')}
              </Button>
            </fieldset>
          </SourceContextProvider>
        ))}
      </ResourceContextProvider>
      {rows.length < max && (
        <Button variant="outlined" onClick={() => append(blank)}>
          {translate('steps.add_row')}
        </Button>
      )}
    </fieldset>
  );
};

type Props = { readonly source: string; readonly field: StepField; readonly wizard: Wizard };

export const StepInput = ({ source, field, wizard }: Props) => {
  switch (field.kind) {
    case 'rows':
      return <RowsInput source={source} field={field} />;
    case 'file':
      return <FileField source={source} resource={stepResource(wizard, 'files')} optional={field.optional === true} />;
    case 'tick':
      return <RecordInput source={source} field={{ ...field, kind: 'flag' }} />;
    default:
      return <RecordInput source={source} field={field} />;
  }
};
