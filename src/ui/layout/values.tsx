import { useLocale } from 'react-admin';
import { groups } from '#domain/faktur/number.ts';
import {
  formatDay,
  formatLongDay,
  formatLongPeriod,
  formatMoment,
  formatPeriod,
  splitDecimal,
} from '#domain/text/format.ts';
import { CopyButton } from './CopyButton.tsx';

type MoneyProps = {
  /** Decimal string in rupiah; null shows a dash, zero shows zero. */
  readonly value: string | null | undefined;
  /** "Rp" prefix. */
  readonly unit?: boolean;
  readonly strong?: boolean;
  /** 0 omits the sen, for amounts in whole rupiah by law. */
  readonly places?: 0 | 2;
};

/** Never converted to a float. */
export const Money = ({ value, unit = false, strong = false, places = 2 }: MoneyProps) => {
  if (value === null || value === undefined || value === '') return <span className="sec">–</span>;
  const { sign, whole, fraction } = splitDecimal(value, places);
  return (
    <span className={strong ? 'amt strong' : 'amt'}>
      {unit && 'Rp\u00a0'}
      {sign && '\u2212'}
      {whole}
      <span className="dec">{fraction}</span>
    </span>
  );
};

const dash = <span className="sec">–</span>;
const useLanguage = () => (useLocale() === 'en' ? 'en' : 'id');

/** 31/10/2025, or "31 Oktober 2025" when long. */
export const Day = ({ value, long = false }: { value: string | null | undefined; long?: boolean }) => {
  const language = useLanguage();
  if (!value) return dash;
  return (
    <time dateTime={value} className="num nw">
      {long ? formatLongDay(value, language) : formatDay(value)}
    </time>
  );
};

/** 10/2025, or "Oktober 2025" when long. */
export const PeriodText = ({ value, long = false }: { value: string | null | undefined; long?: boolean }) => {
  const language = useLanguage();
  if (!value) return dash;
  return (
    <time dateTime={value} className="num nw">
      {long ? formatLongPeriod(value, language) : formatPeriod(value)}
    </time>
  );
};

/** Jakarta time: "18/11/2025 09.41", without the year when short. */
export const momentText = (at: number | string, short = false): string => {
  const moment = typeof at === 'number' ? at : Date.parse(at);
  if (!Number.isFinite(moment)) return String(at);
  const whole = formatMoment(moment);
  return short ? `${whole.slice(0, 5)}${whole.slice(10)}` : whole;
};

export const Moment = ({ at, short = false }: { at: number | string | null | undefined; short?: boolean }) => {
  if (at === null || at === undefined || at === '') return dash;
  const moment = typeof at === 'number' ? at : Date.parse(at);
  return (
    <time dateTime={Number.isFinite(moment) ? new Date(moment).toISOString() : String(at)} className="num nw">
      {momentText(at, short)}
    </time>
  );
};

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

type IdentifierProps = {
  readonly value: string | null | undefined;
  readonly form?: Form;
  readonly copy?: boolean;
};

/** Digits are grouped by margins, so that a copy contains no spaces. */
export const Identifier = ({ value, form = 'plain', copy = false }: IdentifierProps) => {
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
