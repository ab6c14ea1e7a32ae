import { dayAfterDays } from './day-count.ts';

/** Something on one whole day (YYYY-MM-DD). `uid` stays the same as long as it is the same thing. */
export type CalendarEvent = {
  readonly uid: string;
  readonly day: string;
  readonly title: string;
  readonly text: string | null;
};

/** Octets of a line, its end left out (RFC 5545, 3.1). */
const LINE = 75;

const octets = (text: string): number => new TextEncoder().encode(text).length;

/** A long line goes on in the next, which begins with a blank; no character is cut in two. */
const folded = (line: string): string => {
  const lines: string[] = [];
  let begun = '';
  for (const sign of line) {
    // What goes on has the blank before it.
    const room = LINE - (lines.length > 0 ? 1 : 0);
    if (octets(begun + sign) > room) {
      lines.push(begun);
      begun = '';
    }
    begun += sign;
  }
  return [...lines, begun].join('\r\n ');
};

/** Text as the format wants it (3.3.11); signs that end a line are one kind of end. */
const escaped = (text: string): string => {
  const oneLine = text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
  // Of what steers a terminal a calendar may hold nothing but the tab.
  return [...oneLine].filter((sign) => sign === '\t' || (sign >= ' ' && sign !== '\u007f')).join('');
};

const dayOf = (day: string): string => day.replaceAll('-', '');
const stampOf = (at: number): string => `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** A calendar of whole days as programs read it (RFC 5545), written at a moment (epoch ms). */
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
