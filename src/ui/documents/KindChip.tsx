import { Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';

/** Beside the status: a substitute, one that was substituted, one that was cancelled. Nothing for a normal invoice. */
export const KindChip = ({ kind, iconOnly = false }: { kind: string; iconOnly?: boolean }) => {
  const translate = useTranslate();
  const label = translate(`faktur.status.kind.${kind}`);
  if (iconOnly) {
    return (
      <Tooltip title={label}>
        <span className="chip ol tiny">
          <Icon name="replaced" size={12} />
          <span className="sr">{label}</span>
        </span>
      </Tooltip>
    );
  }
  return <span className="chip ol">{label}</span>;
};
