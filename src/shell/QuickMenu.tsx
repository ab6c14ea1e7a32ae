import { Button, ListSubheader, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/layout/Icon.tsx';
import { closedOnce, keepsKeyboard } from '../ui/layout/menu-closing.ts';
import { useEverOpen } from '../ui/layout/use-ever-open.ts';
import { useQuickActions } from './use-quick-actions.ts';

export const QuickMenu = () => {
  const translate = useTranslate();
  const groups = useQuickActions();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const everOpen = useEverOpen(Boolean(anchor));
  if (groups.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        className="d-only"
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        startIcon={<Icon name="plus" size={16} />}
        endIcon={<Icon name="chevron-down" size={14} className="sec" />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate('shell.quick.create')}
      </Button>
      {everOpen && (
        <Menu
          open={Boolean(anchor)}
          anchorEl={anchor}
          onClose={closedOnce(close)}
          slotProps={{ backdrop: keepsKeyboard }}
        >
          {groups.flatMap(({ verb, items }) => [
            <ListSubheader key={verb} className="menu-sub" role="presentation">
              {translate(`shell.quick.${verb}`)}
            </ListSubheader>,
            ...items.map(({ key, path }) => (
              <MenuItem key={key} component={Link} to={path} onClick={close}>
                {translate(`shell.quick.${key}`)}
              </MenuItem>
            )),
          ])}
        </Menu>
      )}
    </>
  );
};
