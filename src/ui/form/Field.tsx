import { Button } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { TermHint } from '../layout/TermHint.tsx';
import './field.css';

export const Proposal = ({ value, onTake }: { value: string; onTake: () => void }) => {
  const translate = useTranslate();
  return (
    <span>
      <Button size="small" sx={{ height: 24 }} onClick={onTake}>
        {translate('form.use_proposal', { value })}
      </Button>
    </span>
  );
};

export type FieldLink = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'data-field': string;
};

type Props = {
  /** Target of findings and links. */
  readonly path: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly help?: ReactNode;
  readonly span?: 2 | 3 | 4 | 5 | 6 | 8 | 12;
  /** A value proposed by validation, accepted with one click. */
  readonly proposal?: string | undefined;
  readonly onTake?: (proposal: string) => void;
  readonly written?: (proposal: string) => string;
  readonly children: (link: FieldLink) => ReactNode;
};

export const Field = ({ path, label, optional, error, warning, help, span = 6, children, ...of }: Props) => {
  const { proposal, onTake, written = (text) => text } = of;
  const id = useId();
  const translate = useTranslate();
  const message = error ?? warning ?? help;
  return (
    <div className={`ff s${span}${error ? ' er' : ''}`}>
      <div className="ff-l">
        <label htmlFor={id}>
          {label} {optional && <em>{translate('form.optional')}</em>}
        </label>
        <TermHint of={label} aside />
      </div>
      {children({
        id,
        'data-field': path,
        'aria-describedby': message ? `${id}-said` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {proposal && onTake && <Proposal value={written(proposal)} onTake={() => onTake(proposal)} />}
      {message && (
        <div id={`${id}-said`} className={`field-head${error ? ' er' : warning ? ' wr' : ''}`}>
          {(error ?? warning) && <Icon name="warning" size={14} />}
          {message}
        </div>
      )}
    </div>
  );
};
