import { describe, expect, it } from 'vitest';
import { calendarText } from './ical.ts';

const AT = Date.UTC(2025, 10, 15, 2, 0, 0);
const event = { uid: 'a@patuh', day: '2025-11-30', title: 'Bayar PPN', text: null };
const written = (over: object = {}) => calendarText({ name: 'PT Contoh', events: [{ ...event, ...over }] }, AT);
const linesOf = (text: string) => text.split('\r\n');
const unfolded = (text: string) => linesOf(text.replaceAll('\r\n ', ''));

describe('a calendar as programs read it', () => {
  it('has whole days that end on the next one', () => {
    expect(linesOf(written()).slice(6, 14)).toEqual([
      'BEGIN:VEVENT',
      'UID:a@patuh',
      'DTSTAMP:20251115T020000Z',
      'DTSTART;VALUE=DATE:20251130',
      'DTEND;VALUE=DATE:20251201',
      'SUMMARY:Bayar PPN',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]);
    expect(written().endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  it('folds lines at 75 octets and cuts no letter', () => {
    const title = 'Rapat pajak triwulan di Café Ængsø 🙂 bersama konsultan dan seluruh tim keuangan '.repeat(4).trim();
    const text = written({ title });
    for (const line of linesOf(text)) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  });

  it('lets no text end a line or begin another', () => {
    const text = written({ title: 'a,b;c\\d\r\nEND:VCALENDAR', text: 'satu\ndua\u0000' });
    expect(unfolded(text)).toContain('SUMMARY:a\\,b\\;c\\\\d\\nEND:VCALENDAR');
    expect(unfolded(text)).toContain('DESCRIPTION:satu\\ndua');
    expect(unfolded(text).filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  });
});
