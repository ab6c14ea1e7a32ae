import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Field } from '../../kit/form/Field.tsx';
import { ConfirmModal } from '../../kit/Modal.tsx';

const START = '{nomor}_{pembeli}';
/** What the names may be made of; the words are part of the pattern, in either language. */
const parts = ['nomor', 'referensi', 'pembeli', 'npwp', 'tanggal', 'masa'] as const;

/** How the files in the zip are called. */
export const PatternDialog = ({
  onClose,
  onPattern,
}: {
  onClose: () => void;
  onPattern: (pattern: string) => void;
}) => {
  const translate = useTranslate();
  const [pattern, setPattern] = useState(START);
  const example = parts.reduce(
    (name, part) => name.replaceAll(`{${part}}`, translate(`fakturScreen.pattern.example.${part}`)),
    pattern,
  );
  return (
    <ConfirmModal
      open
      title={translate('fakturScreen.pattern.title')}
      confirm={translate('fakturScreen.pattern.confirm')}
      disabled={!pattern.trim()}
      onClose={onClose}
      onConfirm={() => onPattern(pattern.trim())}
    >
      <Field
        path="pattern"
        label={translate('fakturScreen.pattern.label')}
        span={12}
        help={translate('fakturScreen.pattern.becomes', { name: `${example}.pdf` })}
      >
        {(link) => (
          <input {...link} className="inp" value={pattern} onChange={(event) => setPattern(event.target.value)} />
        )}
      </Field>
      <div className="row wrap" style={{ marginTop: 8 }}>
        {parts.map((part) => (
          <button key={part} type="button" className="chip ol" onClick={() => setPattern(`${pattern}{${part}}`)}>
            {translate(`fakturScreen.pattern.part.${part}`)}
          </button>
        ))}
      </div>
    </ConfirmModal>
  );
};
