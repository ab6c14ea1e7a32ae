import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { newKey } from '../client/new-key.ts';
import { EmptyState } from '../ui/feedback/notices.tsx';
import { CopyButton } from '../ui/layout/CopyButton.tsx';

/** Identifies one failure in support requests and in the log. */
const newErrorId = (): string => newKey().slice(0, 8).toUpperCase();

type Props = { readonly error?: unknown; readonly resetErrorBoundary?: (again?: unknown) => void };

export const Crash = ({ error, resetErrorBoundary }: Props) => {
  const translate = useTranslate();
  const [id] = useState(() => {
    const made = newErrorId();
    console.error(`[${made}]`, error);
    return made;
  });
  return (
    <EmptyState
      icon="warning"
      title={translate('shell.crash.title')}
      actions={
        <>
          <Button
            variant="contained"
            onClick={() => (resetErrorBoundary ? resetErrorBoundary() : window.location.reload())}
          >
            {translate('shell.crash.retry')}
          </Button>
          <Button variant="outlined" href="/main/home">
            {translate('shell.to_home')}
          </Button>
        </>
      }
    >
      {translate('problem.unexpected')}
      <br />
      <span className="small">
        {translate('shell.crash.id')} <span className="mono">{id}</span>
        <CopyButton value={id} />
      </span>
    </EmptyState>
  );
};
