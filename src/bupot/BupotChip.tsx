import { useTranslate } from 'react-admin';
import type { BupotStatus } from '#domain/bupot/status.ts';
import { shownLook, shownStatus } from '#domain/bupot/status-queries.ts';
import { DocumentChip } from '../ui/documents/DocumentChip.tsx';

type Props = {
  readonly status: BupotStatus;
  /** Its correction, where there is one. */
  readonly replacedBy: string | null;
  readonly at?: number | null;
  /** Narrow places. */
  readonly short?: boolean;
};

/** The state of a slip. */
export const BupotChip = ({ status, replacedBy, ...look }: Props) => (
  <DocumentChip of={shownLook} status={shownStatus({ status, replacedBy })} {...look} />
);

/** Beside the state: which correction of it this is; nothing for the first version. */
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
