import { dayAfterDays } from './day-count.ts';

export type CalendarEvent = {
  readonly uid: string;
  readonly day: string;
  readonly title: string;
  readonly text: string | null;
};

/** Maximum octets of a line without its line end (RFC 5545, 3.1). */
const LINE = 75;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** Long lines continue on the next line after a space; no character is split. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let begun = '';
  for (const sign of line) {
    const room = LINE - (lines.length > 0 ? 1 : 0);
    if (octets(begun + sign) > room) {
      lines.push(begun);
      begun = '';
    }
    begun += sign;
  }
  return [...lines, begun].join('\r\n ');
};

/** Escaped text (RFC 5545, 3.3.11); all kinds of line ends are normalised. */
const escaped = (text: string): string => {
  const oneLine = text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
  // Control characters other than the tab are not allowed.
  return [...oneLine].filter((sign) => sign === '\t' || (sign >= ' ' && sign !== '\u007f')).join('');
};

const dayOf = (day: string): string => day.replaceAll('-', '');
const stampOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A calendar of all-day events as iCalendar text (RFC 5545), created at a moment (epoch ms). */
export const calendarText = (
  { name, events }: { readonly name: string; readonly events: readonly CalendarEvent[] },
  at: number,
): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Patuh//Kalender pajak//ID',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events.flatMap(({ uid, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stampOf(at)}`,
      `DTSTART;VALUE=DATE:${dayOf(day)}`,
      `DTEND;VALUE=DATE:${dayOf(dayAfterDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
