import { Button } from '@mui/material';
import { useId, useState } from 'react';
import { useDataProvider, useInput, useResourceContext, useTranslate } from 'react-admin';
import type { DocumentProvider } from '../../client/data-provider.ts';
import { problemOf } from '../feedback/use-call.ts';
import { Field } from '../inputs/FieldLabel.tsx';
import { FileButton } from '../inputs/FileButton.tsx';
import { useFieldName } from '../layout/use-field-name.ts';

type Props = { readonly source: string; readonly resource: string; readonly optional: boolean };

/** A file in a record form. It is stored when it is chosen; the record refers to it once it is saved. */
export const FileField = ({ source, resource, optional }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const name = useFieldName(useResourceContext())(source);
  const { upload } = useDataProvider<DocumentProvider>();
  const { field, fieldState } = useInput({ source });
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const chosen = field.value as { readonly name: string } | null;
  const choose = async (file: File) => {
    setBusy(true);
    setRefusal(undefined);
    try {
      field.onChange(await upload(resource, file));
    } catch (error) {
      setRefusal(problemOf(error)?.message ?? translate('problem.unexpected'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Field id={id} label={name} error={refusal ?? fieldState.error?.message} mark={optional ? 'optional' : 'required'}>
      <div className="row wrap">
        {chosen && <b className="el">{chosen.name}</b>}
        <FileButton
          id={id}
          label={translate(chosen ? 'steps.replace_file' : 'steps.choose_file')}
          accept=".pdf,.jpg,.jpeg,.png,.gif"
          testId={`file-${source}`}
          disabled={busy}
          onChoose={(file) => void choose(file)}
        />
        {chosen && <Button onClick={() => field.onChange(null)}>{translate('steps.remove_file')}</Button>}
      </div>
    </Field>
  );
};
