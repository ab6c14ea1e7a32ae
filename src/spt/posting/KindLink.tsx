import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isSlipKind } from '#domain/bupot/kinds.ts';
import { slipListPath } from '#domain/bupot/slip-paths.ts';

type Props = {
  readonly kind: string;
  /** What the list is narrowed to. */
  readonly search: Readonly<Record<string, string>>;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Leads to the documents of a kind, where they have a list. */
export const KindLink = ({ kind, search, className, children }: Props) =>
  isSlipKind(kind) ? (
    <Link {...(className ? { className } : {})} to={`${slipListPath(kind)}?${new URLSearchParams(search)}`}>
      {children}
    </Link>
  ) : (
    <span className={className}>{children}</span>
  );
