import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { PartyMistake } from '#domain/counterparty/view-schema.ts';
import type { Tone } from '#domain/definition/status.ts';
import { formatCount } from '#domain/text/format.ts';
import { Chip } from '../ui/documents/DocumentChip.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { documentPath } from './kinds.ts';

const tones: Readonly<Record<PartyMistake['what'], Tone>> = { refused: 'red', errors: 'orange', name: 'grey' };

export const MistakesCard = ({ of }: { of: readonly PartyMistake[] }) => {
  const translate = useTranslate();
  return (
    <Card title={translate('counterparty.mistakes')}>
      {of.length === 0 ? (
        <p className="sec">{translate('counterparty.mistakes_none')}</p>
      ) : (
        <ul className="counterparty-list">
          {of.map(({ kind, what, code, words, count, latest }) => (
            <li key={`${kind} ${what} ${code} ${words}`}>
              <Chip
                tone={tones[what]}
                label={translate(`counterparty.what.${what}`)}
                {...(code ? { title: code } : {})}
              />
              <p>{words}</p>
              <Link className="small" to={documentPath(latest)}>
                {translate(`counterparty.kind.${kind}`)} ·{' '}
                {translate('counterparty.mistake_count', { smart_count: count, count: formatCount(count) })}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
};
