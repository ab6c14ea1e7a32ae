import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isOwnPath } from '../layout/own-path.ts';

export const NewsLink = ({ to, children }: { to: string; children: ReactNode }) => {
  if (isOwnPath(to)) return <Link to={to}>{children}</Link>;
  if (!to.startsWith('https://')) return null;
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
};
