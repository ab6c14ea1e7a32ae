import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { Modal } from '../ui/feedback/Modal.tsx';
import { useShortcut } from '../ui/layout/use-shortcut.ts';
import { Glossary } from './Glossary.tsx';
import { activeLeaf } from './navigation-rule.ts';
import { useNavigation } from './use-navigation.ts';
import '../ui/layout/terms.css';

const shortcuts: readonly (readonly [keys: string, key: string])[] = [
  ['Ctrl K', 'palette'],
  ['/', 'search'],
  ['T', 'table'],
  ['?', 'help'],
  ['Shift X', 'rail'],
  ['Shift C', 'panel'],
  ['↑ ↓ ← →', 'cell'],
  ['Space', 'select'],
  ['Shift Space', 'select_range'],
  ['Enter', 'open'],
  ['J / K', 'next'],
  ['F2', 'edit'],
  ['Esc', 'cancel'],
  ['Ctrl D', 'fill'],
  ['Ctrl C / Ctrl V', 'paste'],
  ['Alt ↓', 'error'],
  ['Alt →', 'cell_actions'],
  ['Ctrl Enter', 'save'],
];

const OPEN = 'patuh:shortcuts';

export const openShortcuts = (): void => {
  window.dispatchEvent(new Event(OPEN));
};

/** The purpose of the page, the tax glossary and all keyboard shortcuts; opened with `?`. */
export const ShortcutList = () => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const page = activeLeaf(useNavigation(), useLocation().pathname)?.key;
  const purpose = page === undefined ? '' : translate(`glossary.page.${page}`, { _: '' });
  useShortcut('?', () => setOpen(true));
  useEffect(() => {
    const show = () => setOpen(true);
    window.addEventListener(OPEN, show);
    return () => window.removeEventListener(OPEN, show);
  }, []);
  return (
    <Modal open={open} width={600} title={translate('shell.header.help')} onClose={() => setOpen(false)}>
      {purpose && (
        <section className="help-part" aria-labelledby="halaman-ini">
          <h3 id="halaman-ini">{translate('glossary.this_page')}</h3>
          <p>{purpose}</p>
        </section>
      )}
      <Glossary />
      <h3>{translate('shell.shortcuts.title')}</h3>
      <dl className="keys">
        {shortcuts.map(([keys, key]) => (
          <div key={key}>
            <dt>
              <kbd className="kbd">{keys}</kbd>
            </dt>
            <dd>{translate(`shell.shortcuts.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="small sec">{translate('shell.shortcuts.off')}</p>
    </Modal>
  );
};
