import { Button } from '@mui/material';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from '../../ui/inputs/FieldLabel.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

type Props = {
  readonly file: File | null;
  readonly error?: string | undefined;
  readonly onChange: (file: File | null) => void;
};

/** Image or PDF; the server detects the actual type. */
export const ReceiptFile = ({ file, error, onChange }: Props) => {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  return (
    <Field
      id={id}
      label={translate('payScreen.confirm.file')}
      mark="optional"
      error={error}
      helper={translate('payScreen.confirm.file_note')}
    >
      <div className="row wrap">
        <Button
          id={id}
          variant="outlined"
          aria-describedby={`${id}-help`}
          startIcon={<Icon name="paperclip" size={16} />}
          onClick={() => input.current?.click()}
        >
          {translate(file ? 'payScreen.confirm.file_other' : 'payScreen.confirm.file_choose')}
        </Button>
        {file && (
          <>
            <span className="el cf-file">{file.name}</span>
            <button
              type="button"
              className="ib xs"
              aria-label={translate('payScreen.confirm.file_drop')}
              onClick={() => onChange(null)}
            >
              <Icon name="close" size={14} />
            </button>
          </>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        data-testid="receipt-file"
        accept=".jpg,.jpeg,.png,.gif,.pdf"
        onChange={(event) => {
          onChange(event.target.files?.[0] ?? null);
          event.target.value = '';
        }}
      />
    </Field>
  );
};
