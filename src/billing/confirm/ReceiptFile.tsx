import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from '../../ui/inputs/FieldLabel.tsx';
import { FileButton } from '../../ui/inputs/FileButton.tsx';
import { Icon } from '../../ui/layout/Icon.tsx';

type Props = {
  readonly file: File | null;
  readonly error?: string | undefined;
  readonly onChange: (file: File | null) => void;
};

/** Image or PDF; the server detects the actual type. */
export const ReceiptFile = ({ file, error, onChange }: Props) => {
  const translate = useTranslate();
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
        <FileButton
          id={id}
          aria-describedby={`${id}-help`}
          label={translate(file ? 'payScreen.confirm.file_other' : 'payScreen.confirm.file_choose')}
          accept=".jpg,.jpeg,.png,.gif,.pdf"
          testId="receipt-file"
          startIcon={<Icon name="paperclip" size={16} />}
          onChoose={onChange}
        />
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
    </Field>
  );
};
