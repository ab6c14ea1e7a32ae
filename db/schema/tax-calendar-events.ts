import { taxCalendarEvent } from '#domain/records/tax-calendar-event.ts';
import { columns as c } from '../dialect/columns.ts';
import { recordColumns } from './record-table.ts';

export const taxCalendarEvents = c.table('tax_calendar_events', recordColumns(taxCalendarEvent));
