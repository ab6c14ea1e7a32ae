import { IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Icon } from '../ui/layout/Icon.tsx';
import { Money } from '../ui/layout/values.tsx';
import { useLine } from './use-annual.ts';

type Props = {
  readonly id: string;
  readonly line: string;
  readonly onOpen: (line: string) => void;
  readonly onClose: () => void;
};

/** "Dari mana angka ini?": the formula of a line, the lines it takes, each of which opens in turn. */
export const LinePanel = ({ id, line, onOpen, onClose }: Props) => {
  const translate = useTranslate();
  const { data } = useLine(id, line);
  return (
    <aside className="annual-panel" aria-label={translate('sptBadanScreen.whence')}>
      <header>
        <h2>{translate('sptBadanScreen.whence')}</h2>
        <IconButton size="small" aria-label={translate('shell.kit.close')} onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      </header>
      {data && (
        <>
          <p className="sec small">{data.line.replace('!', ' ')}</p>
          <p>{translate(data.label)}</p>
          <p className="annual-big">
            <Money value={data.value} unit />
          </p>
          {data.formula && (
            <p>
              <b>{translate('sptBadanScreen.formula')}</b> <code>{data.formula}</code>
            </p>
          )}
          <ul className="annual-of">
            {data.of.map((part) => (
              <li key={part.line}>
                <button type="button" onClick={() => onOpen(part.line)}>
                  <span>
                    <b>{part.line.replace('!', ' ')}</b> {translate(part.label)}
                  </span>
                  <Money value={part.value} places={0} />
                </button>
              </li>
            ))}
          </ul>
          {data.of.length === 0 && <p className="sec">{translate('sptBadanScreen.entered')}</p>}
          {data.prior && (
            <p className="annual-prior">
              {translate('sptBadanScreen.prior')} <Money value={data.prior} places={0} />
            </p>
          )}
          {data.rule && <p className="sec small">{data.rule}</p>}
        </>
      )}
    </aside>
  );
};
