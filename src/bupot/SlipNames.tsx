import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasNoPayee } from '#domain/bupot/kinds.ts';
import type { BupotListRow } from '#domain/bupot/listed.ts';
import type { BupotStatus } from '#domain/bupot/status.ts';
import { shownLook, shownStatus } from '#domain/bupot/status-queries.ts';
import { DocumentChip } from '../ui/documents/DocumentChip.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { returnPath } from './paths.ts';

type Props = {
  readonly status: BupotStatus;
  readonly replacedBy: string | null;
  readonly at?: number | null;
  readonly short?: boolean;
};

export const BupotChip = ({ status, replacedBy, ...look }: Props) => (
  <DocumentChip of={shownLook} status={shownStatus({ status, replacedBy })} {...look} />
);

export const RevisionChip = ({ n, iconOnly = false }: { n: number; iconOnly?: boolean }) => {
  const words = useTranslate()('bupotScreen.list.revision', { n });
  if (n === 0) return null;
  return iconOnly ? (
    <span className="chip ol tiny" title={words}>
      {n}
      <span className="sr">{words}</span>
    </span>
  ) : (
    <span className="chip ol">{words}</span>
  );
};

export const BupotNumber = ({ of: { number, reference } }: { of: Pick<BupotListRow, 'number' | 'reference'> }) => {
  const translate = useTranslate();
  if (number) return <span className="id">{number}</span>;
  return reference ? <span>{reference}</span> : <span className="sec">{translate('bupotScreen.list.no_number')}</span>;
};

type NamedSlip = Pick<BupotListRow, 'kind' | 'payeeName'>;

export const usePayeeName = (): ((of: NamedSlip) => string) => {
  const translate = useTranslate();
  return ({ kind, payeeName }) => (hasNoPayee(kind) ? translate(`bupotScreen.list.nobody.${kind}`) : payeeName || '–');
};

export const PayeeName = ({ of }: { of: NamedSlip }) => <>{usePayeeName()(of)}</>;

export const InReturn = ({ of }: { of: Pick<BupotListRow, 'kind' | 'returnId' | 'returnFiled'> }) => {
  const { kind, returnId, returnFiled } = of;
  const translate = useTranslate();
  if (returnId === null) return <span className="sec">–</span>;
  if (!returnFiled) return <Link to={returnPath(kind, returnId)}>{translate('bupotScreen.list.in_draft')}</Link>;
  const words = translate('bupotScreen.list.in_return');
  return (
    <span className="row g4">
      <Icon name="check" size={14} />
      <Link to={returnPath(kind, returnId)}>{words}</Link>
    </span>
  );
};
