import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Card } from '../ui/layout/Card.tsx';
import { Icon } from '../ui/layout/Icon.tsx';
import { type Arrangement, type CardName, moved, shown } from './arrangement.ts';

type Props = {
  readonly of: Arrangement;
  readonly onChange: (to: Arrangement | null) => void;
  readonly onDone: () => void;
};

export const ArrangeHome = ({ of, onChange, onDone }: Props) => {
  const translate = useTranslate();
  const words = (key: string, params = {}) => translate(`home.arrange.${key}`, params);
  const [dragged, setDragged] = useState<CardName | null>(null);
  const [draft, setDraft] = useState<Arrangement | null>(null);
  const [message, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const [pressed, setPressed] = useState<string | null>(null);
  // A moved row keeps the focus; at the end of the list its other button gets it.
  useEffect(() => {
    if (!pressed) return;
    const [card, by] = pressed.split(' ');
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(`[data-card="${card}"] button`) ?? [];
    const [up, down] = buttons;
    const own = by === 'up' ? up : down;
    (own?.disabled ? (by === 'up' ? down : up) : own)?.focus();
    setPressed(null);
  }, [pressed]);
  const move = (name: CardName, to: number) => {
    onChange(moved(of, name, to));
    say(words('placed', { card: words(`card.${name}`), at: to + 1, of: of.order.length }));
  };
  return (
    <Card
      title={words('title')}
      flush
      className="home-card"
      actions={
        <div className="row wrap">
          <Button size="small" onClick={() => onChange(null)}>
            {words('reset')}
          </Button>
          <Button size="small" variant="contained" onClick={onDone}>
            {words('done')}
          </Button>
        </div>
      }
    >
      <p className="home-pad small sec">{words('how')}</p>
      <ol className="arrange" ref={list}>
        {(draft ?? of).order.map((name, at) => {
          const card = words(`card.${name}`);
          const stands = !of.hidden.includes(name);
          const step = (by: 'up' | 'down', to: number) => (
            <button
              type="button"
              className="ib sm"
              aria-label={words(by, { card })}
              disabled={to < 0 || to >= of.order.length}
              onClick={() => {
                move(name, to);
                setPressed(`${name} ${by}`);
              }}
            >
              <Icon name={by === 'up' ? 'chevron-up' : 'chevron-down'} size={16} />
            </button>
          );
          return (
            <li
              key={name}
              data-card={name}
              draggable
              className={dragged === name ? 'dragged' : undefined}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                setDragged(name);
              }}
              onDragOver={(event) => {
                if (!dragged) return;
                event.preventDefault();
                if (dragged !== name) setDraft(moved(of, dragged, at));
              }}
              onDrop={(event) => event.preventDefault()}
              onDragEnd={() => {
                if (draft) onChange(draft);
                setDraft(null);
                setDragged(null);
              }}
            >
              <span className="arrange-grip" aria-hidden="true">
                ⋮⋮
              </span>
              <span className={stands ? 'grow' : 'grow sec'}>{card}</span>
              {step('up', at - 1)}
              {step('down', at + 1)}
              <Button
                size="small"
                variant="outlined"
                aria-label={words(stands ? 'hide_of' : 'show_of', { card })}
                onClick={() => onChange(shown(of, name, !stands))}
              >
                {words(stands ? 'hide' : 'show')}
              </Button>
            </li>
          );
        })}
      </ol>
      <p className="sr" role="status">
        {message}
      </p>
    </Card>
  );
};
