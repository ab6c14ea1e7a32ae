import { jakartaDay } from '#domain/scope.ts';
import { sptStatus } from '#domain/spt/status.ts';
import { toDoStates } from '#domain/spt/to-do.ts';
import { yearOptions } from '../../ui/inputs/year-options.ts';
import type { ListFilter } from '../../ui/list/definition.ts';

const label = (key: string): string => `sptScreen.filter.${key}`;

/** What the list may be narrowed by, in the order of the drawer. */
export const sptFilters = (): readonly ListFilter[] => [
  { key: 'q', kind: 'text', label: label('q'), place: 'search' },
  {
    key: 'year',
    kind: 'choices',
    label: label('year'),
    place: 'bar',
    options: yearOptions(jakartaDay(Date.now())),
  },
  {
    key: 'status',
    kind: 'choices',
    label: label('status'),
    place: 'bar',
    options: Object.keys(sptStatus.states).map((value) => ({ value, label: `spt.status.${value}` })),
  },
  {
    key: 'toDo',
    kind: 'choices',
    label: label('toDo'),
    place: 'bar',
    options: toDoStates.map((value) => ({ value, label: `spt.to_do.${value}` })),
  },
  { key: 'periodFrom', kind: 'period', label: label('periodFrom'), place: 'drawer' },
  { key: 'periodTo', kind: 'period', label: label('periodTo'), place: 'drawer' },
  {
    key: 'amended',
    kind: 'yesno',
    label: label('amended'),
    place: 'drawer',
    options: [
      { value: 'true', label: label('yes') },
      { value: 'false', label: label('no') },
    ],
  },
];
