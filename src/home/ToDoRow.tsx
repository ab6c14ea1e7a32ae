import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Money } from '../ui/layout/values.tsx';
import type { Act } from './use-billing-act.ts';

type Props = {
  readonly name: string;
  readonly beside?: ReactNode;
  readonly below: ReactNode;
  readonly chip: ReactNode;
  readonly amount: string;
  readonly when: { readonly words: string; readonly late: boolean } | null;
  readonly act: Act | null;
  readonly first: boolean;
  readonly disabled?: boolean;
};

export const ToDoRow = ({ name, beside, below, chip, amount, when, act, first, disabled = false }: Props) => {
  const translate = useTranslate();
  const label = act ? translate(`home.to_do.act.${act.key}`) : '';
  const look = {
    size: 'small' as const,
    variant: first ? ('contained' as const) : ('outlined' as const),
    disabled,
    'aria-label': translate('home.to_do.of', { act: label, name }),
  };
  return (
    <li>
      <div className="todo-what">
        <div className="row">
          <b className="el">{name}</b>
          {beside}
        </div>
        <div className="small sec num el">{below}</div>
      </div>
      <div className="d-only">{chip}</div>
      <div className="todo-amount num">
        <Money value={amount} unit strong />
        {when && <div className={`small ${when.late ? 'bad' : 'sec'}`}>{when.words}</div>}
      </div>
      <div className="todo-act">
        {act === null ? null : 'to' in act ? (
          <Button {...look} component={Link} to={act.to}>
            {label}
          </Button>
        ) : (
          <Button {...look} onClick={act.run}>
            {label}
          </Button>
        )}
      </div>
    </li>
  );
};
