import { useTranslate } from 'react-admin';
import { type ArchiveRow, archive } from '#domain/efiling/archive.ts';
import { archiveStatus } from '#domain/efiling/archive-status.ts';
import { periodText } from '#domain/efiling/label.ts';
import type { ArchiveTotals } from '#domain/efiling/view-schema.ts';
import { formatPeriod } from '#domain/text/format.ts';
import { DocumentChip } from '../../ui/documents/DocumentChip.tsx';
import { Identifier, Moment, Money } from '../../ui/layout/values.tsx';
import { columnsOf } from '../../ui/list/columns-of.ts';
import { Revision } from '../report/cells.tsx';

const none = <span className="sec">–</span>;

export const Period = ({ of: { kind, period } }: { readonly of: ArchiveRow }) => (
  <span className="num">{kind === null ? formatPeriod(period) : periodText({ kind, period })}</span>
);

export const ReturnKindText = ({ of }: { readonly of: ArchiveRow }) => {
  const translate = useTranslate();
  return of.kind === null ? none : translate(`efiling.kind.${of.kind}`);
};

export const PaperChip = ({ of }: { readonly of: ArchiveRow }) => (
  <DocumentChip of={archiveStatus} status={of.status} at={of.at} />
);

export const archiveColumns = columnsOf<ArchiveRow, ArchiveTotals>(archive, {
  cells: {
    period: (row) => <Period of={row} />,
    kind: (row) => <ReturnKindText of={row} />,
    number: ({ number }) => (number ? <span className="num">{number}</span> : none),
    about: ({ about }) => about ?? none,
    name: ({ name }) => name ?? none,
    npwp: ({ npwp }) => (npwp ? <Identifier value={npwp} form="npwp" /> : none),
    amount: ({ amount }) => (amount === null ? none : <Money value={amount} />),
    at: ({ at }) => <Moment at={at} />,
    revision: ({ revision }) => <Revision n={revision} />,
    status: (row) => <PaperChip of={row} />,
  },
  full: {
    number: ({ number }) => number ?? '',
    about: ({ about }) => about ?? '',
    name: ({ name }) => name ?? '',
  },
  totals: {},
});
