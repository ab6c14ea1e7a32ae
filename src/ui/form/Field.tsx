import { Button } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import { TermHint } from '../layout/TermHint.tsx';
import './field.css';

/** One press that mends a field the way the check proposes. */
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

/** What the input of a field is given, so that a screen reader hears its label, its help and its fault. */
export type FieldLink = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'data-field': string;
};

type Props = {
  /** Where findings and links point to. */
  readonly path: string;
  readonly label: string;
  readonly optional?: boolean;
  readonly error?: string | undefined;
  readonly warning?: string | undefined;
  readonly help?: ReactNode;
  readonly span?: 2 | 3 | 4 | 5 | 6 | 8 | 12;
  /** What the check proposes in the place of what is typed, taken by one press. */
  readonly proposal?: string | undefined;
  readonly onTake?: (proposal: string) => void;
  /** How a proposal reads. */
  readonly written?: (proposal: string) => string;
  readonly children: (link: FieldLink) => ReactNode;
};

/** Label above, help below, and in its place what is wrong and how it should look. */
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
