import './terms.css';
import { Popover } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { termNamed, termOfTitle } from '#domain/glossary.ts';
import { Icon } from './Icon.tsx';

type Props = {
  /** The label text; renders nothing if it contains no term. */
  readonly of: string;
  /** Between form fields the hint is not in the tab order: it opens by pointer, or by `?` from the keyboard. */
  readonly aside?: boolean;
  /** For a page title, which contains more than the term. */
  readonly title?: boolean;
};

export const TermHint = ({ of, aside = false, title = false }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const term = (title ? termOfTitle : termNamed)(of, translate);
  if (!term) return null;
  return (
    <>
      <button
        type="button"
        className="term"
        {...(aside ? { tabIndex: -1 } : {})}
        aria-expanded={anchor !== null}
        aria-label={translate('glossary.explain')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="help" size={12} />
      </button>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        >
          <p className="term-text">{translate(`glossary.term.${term}.text`)}</p>
        </Popover>
      )}
    </>
  );
};
