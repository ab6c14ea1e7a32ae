import { groups } from '#domain/faktur/number.ts';
import { CopyButton } from './CopyButton.tsx';

type Form = 'npwp' | 'nitku' | 'faktur' | 'billing' | 'ntpn' | 'plain';

const fours = (digits: string): string[] => digits.match(/.{1,4}/g) ?? [digits];
const fives = (digits: string): string[] => digits.match(/.{1,5}/g) ?? [digits];

const cut: Record<Form, (value: string) => string[]> = {
  npwp: (value) => (/^\d{16}$/.test(value) ? fours(value) : [value]),
  nitku: (value) => (/^\d{22}$/.test(value) ? [...fours(value.slice(0, 16)), value.slice(16)] : [value]),
  faktur: groups,
  billing: (value) => (/^\d{15}$/.test(value) ? fives(value) : [value]),
  ntpn: (value) => (value.length === 16 ? fours(value) : [value]),
  plain: (value) => [value],
};

type Props = {
  readonly value: string | null | undefined;
  readonly form?: Form;
  readonly copy?: boolean;
};

/** A number people compare by eye: grouped by margins, so that what is copied is the digits alone. */
export const Identifier = ({ value, form = 'plain', copy = false }: Props) => {
  if (!value) return <span className="sec">–</span>;
  const parts = cut[form](value);
  let at = 0;
  const shown = (
    <span className="id">
      {parts.map((part, index) => {
        const key = at;
        at += part.length;
        return index < parts.length - 1 ? <i key={key}>{part}</i> : <span key={key}>{part}</span>;
      })}
    </span>
  );
  return copy ? (
    <span className="nw">
      {shown}
      <CopyButton value={value} />
    </span>
  ) : (
    shown
  );
};
