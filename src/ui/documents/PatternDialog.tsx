import { useTranslate } from 'react-admin';
import { ConfirmModal } from '../feedback/Modal.tsx';
import { Field } from '../form/Field.tsx';
import { useStoredState } from '../form/use-stored-state.ts';

export type Zip = Pick<Props, 'words' | 'start' | 'parts'> & {
  readonly begin: (pattern: string) => Promise<unknown>;
};

type Props = {
  readonly words: string;
  readonly start: string;
  readonly parts: readonly string[];
  readonly onClose: () => void;
  readonly onPattern: (pattern: string) => void;
};

export const PatternDialog = ({ words, start, parts, onClose, onPattern }: Props) => {
  const translate = useTranslate();
  const [pattern, setPattern] = useStoredState('pattern', start);
  const example = parts.reduce(
    (name, part) => name.replaceAll(`{${part}}`, translate(`${words}.example.${part}`)),
    pattern,
  );
  return (
    <ConfirmModal
      open
      title={translate('list.zip.title')}
      confirm={translate('list.zip.confirm')}
      disabled={!pattern.trim()}
      onClose={onClose}
      onConfirm={() => onPattern(pattern.trim())}
    >
      <Field
        path="pattern"
        label={translate('list.zip.label')}
        span={12}
        help={translate('list.zip.becomes', { name: `${example}.pdf` })}
      >
        {(link) => (
          <input {...link} className="inp" value={pattern} onChange={(event) => setPattern(event.target.value)} />
        )}
      </Field>
      <div className="row wrap" style={{ marginTop: 8 }}>
        {parts.map((part) => (
          <button key={part} type="button" className="chip ol" onClick={() => setPattern(`${pattern}{${part}}`)}>
            {translate(`${words}.part.${part}`)}
          </button>
        ))}
      </div>
    </ConfirmModal>
  );
};
