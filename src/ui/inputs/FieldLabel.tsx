import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { TermHint } from '../layout/TermHint.tsx';

type LabelProps = {
  readonly htmlFor: string;
  readonly id?: string;
  readonly children: ReactNode;
  readonly mark?: 'required' | 'optional';
};

export const FieldLabel = ({ htmlFor, id, children, mark }: LabelProps) => {
  const translate = useTranslate();
  return (
    <label className="fld-l" htmlFor={htmlFor} id={id}>
      {children}
      {mark && (
        <span className="sec"> {translate(mark === 'required' ? 'shell.kit.required' : 'shell.kit.optional')}</span>
      )}
    </label>
  );
};

export type FieldProps = {
  readonly label: ReactNode;
  readonly mark?: 'required' | 'optional';
  readonly error?: ReactNode;
  readonly helper?: ReactNode;
  readonly aside?: ReactNode;
};

export const Field = ({
  id,
  label,
  mark,
  error,
  helper,
  aside,
  children,
}: FieldProps & { id: string; children: ReactNode }) => (
  <div className="fld">
    <div className="row fld-top">
      <span className="row g4">
        <FieldLabel htmlFor={id} id={`${id}-label`} {...(mark ? { mark } : {})}>
          {label}
        </FieldLabel>
        {typeof label === 'string' && <TermHint of={label} aside />}
      </span>
      {aside}
    </div>
    {children}
    {error ? (
      <p className="hlp er" id={`${id}-help`}>
        <Icon name="warning" size={14} />
        <span>{error}</span>
      </p>
    ) : (
      helper && (
        <p className="hlp" id={`${id}-help`}>
          {helper}
        </p>
      )
    )}
  </div>
);
