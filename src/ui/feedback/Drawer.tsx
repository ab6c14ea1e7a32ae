import { Drawer as MuiDrawer, useMediaQuery } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';

type Props = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly tools?: ReactNode;
  readonly footer?: ReactNode;
  readonly width?: 400 | 600;
  /** A docked drawer leaves the page usable; forms are not docked. */
  readonly docked?: boolean;
  readonly children: ReactNode;
};

/** 600 px wide from the right; full screen on phones. */
export const Drawer = ({ open, onClose, title, tools, footer, width = 600, docked = false, children }: Props) => {
  const heading = useId();
  const translate = useTranslate();
  const narrow = useMediaQuery('(max-width:1024px)');
  const beside = docked && !narrow;
  return (
    <MuiDrawer
      anchor="right"
      variant={beside ? 'persistent' : 'temporary'}
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          className: 'sheet',
          role: beside ? 'complementary' : 'dialog',
          'aria-labelledby': heading,
          sx: { width: narrow ? '100%' : width },
        },
      }}
    >
      <div className="sheet-hd">
        <div className="grow" id={heading}>
          {typeof title === 'string' ? <h2>{title}</h2> : title}
        </div>
        {tools}
        <button type="button" className="ib sm" aria-label={translate('shell.kit.close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </button>
      </div>
      <div className="sheet-bd">{children}</div>
      {footer && <div className="sheet-ft">{footer}</div>}
    </MuiDrawer>
  );
};
