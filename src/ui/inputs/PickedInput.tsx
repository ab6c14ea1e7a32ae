import { Popover } from '@mui/material';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '../layout/Icon.tsx';
import type { FieldProps } from './FieldLabel.tsx';
import { TextInput } from './TextInput.tsx';

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

export type PickedProps = FieldProps & {
  /** YYYY-MM-DD or YYYY-MM; empty if not filled in. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly id?: string;
  readonly min?: string;
  readonly max?: string;
  readonly disabled?: boolean;
};

type Kind = {
  readonly view: 'day' | 'month';
  readonly format: (value: string) => string;
  readonly read: (typed: string) => string | null;
  readonly placeholder: string;
  readonly unread: string;
};

export const PickedInput = ({
  kind,
  value,
  onChange,
  onBlur,
  error,
  min,
  max,
  ...rest
}: PickedProps & { kind: Kind }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const [unread, setUnread] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const popover = useId();

  const take = (text: string) => {
    setTyped(text);
    setUnread(false);
    const read = text.trim() === '' ? '' : kind.read(text);
    if (read !== null) onChange(read);
  };
  const leave = () => {
    const missed = typed !== null && typed.trim() !== '' && kind.read(typed) === null;
    setUnread(missed);
    if (!missed) setTyped(null);
    onBlur?.();
  };
  const pick = (picked: string) => {
    setTyped(null);
    setUnread(false);
    setAnchor(null);
    onChange(picked);
  };
  return (
    <>
      <TextInput
        {...rest}
        value={typed ?? kind.format(value)}
        onChange={take}
        onBlur={leave}
        numeric
        inputMode="text"
        placeholder={translate(kind.placeholder)}
        error={error ?? (unread ? translate(kind.unread) : undefined)}
        end={
          <button
            type="button"
            className="ib xs"
            aria-label={translate('shell.kit.open_calendar')}
            aria-haspopup="dialog"
            aria-expanded={Boolean(anchor)}
            disabled={rest.disabled}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            <Icon name="calendar" size={16} />
          </button>
        }
      />
      <Popover
        id={popover}
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('shell.kit.calendar') } }}
      >
        <Suspense fallback={<div style={{ width: 320, height: 334 }} aria-busy="true" />}>
          <Calendar view={kind.view} value={value} min={min} max={max} onPick={pick} />
        </Suspense>
      </Popover>
    </>
  );
};
