import { Popover } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useEverOpen } from '../layout/use-ever-open.ts';

type Props = {
  readonly title: string;
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export const ListPopover = ({ title, anchor, onClose, children }: Props) => {
  const id = useId();
  if (!useEverOpen(Boolean(anchor))) return null;
  return (
    <Popover
      open={Boolean(anchor)}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id } }}
    >
      <div className="colmenu">
        <h2 id={id} className="sr">
          {title}
        </h2>
        {children}
      </div>
    </Popover>
  );
};
