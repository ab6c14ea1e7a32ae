import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from './Icon.tsx';
import { useSession } from './session-context.ts';
import { TermHint } from './TermHint.tsx';
import { forgetWork, workLeft } from './work-left.ts';

export type Crumb = { readonly label: string; readonly to?: string };

export const Breadcrumbs = ({ of }: { of: readonly Crumb[] }) => {
  const translate = useTranslate();
  return (
    <nav aria-label={translate('shell.kit.breadcrumbs')}>
      <ol className="crumb">
        {of.map(({ label, to }, at) => (
          <li key={label}>
            {at > 0 && <Icon name="chevron-right" size={12} />}
            {to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};

type Props = {
  readonly title: ReactNode;
  readonly crumbs?: readonly Crumb[];
  readonly beside?: ReactNode;
  readonly below?: ReactNode;
  readonly actions?: ReactNode;
};

/** Contains the only h1 of a page. */
export const PageHead = ({ title, crumbs, beside, below, actions }: Props) => (
  <div className="page-hd">
    <div className="grow">
      {crumbs && <Breadcrumbs of={crumbs} />}
      <div className="row wrap">
        <h1>{title}</h1>
        {typeof title === 'string' && <TermHint of={title} title />}
        {beside}
      </div>
      {below && <div className="row wrap page-below">{below}</div>}
    </div>
    {actions && <div className="row wrap page-acts">{actions}</div>}
  </div>
);

export const BackToWork = ({ main = false }: { main?: boolean }) => {
  const translate = useTranslate();
  const left = workLeft(useSession().setting.companyId);
  if (!left) return null;
  return (
    <Button
      variant={main ? 'contained' : 'outlined'}
      component={Link}
      to={left.from}
      // A list restores its selected rows when it opens.
      onClick={() => !left.rows && forgetWork()}
    >
      {translate('shell.kit.back_to_work')}
    </Button>
  );
};
