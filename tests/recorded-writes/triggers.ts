import { getTableName } from 'drizzle-orm';
import { columns as c, dialect } from '../../db/dialect/columns.ts';
import { coveredPeopleTypes } from '../../db/repositories/covered-people.ts';
import { chainNames } from '../../db/repositories/records/chained-tables.ts';
import { SYSTEM_COMPANY } from '../../db/repositories/system-company.ts';
import { history, recordLinks } from '../../db/tables.ts';
import { historyOf, linkOf, type WatchedTable, watchedTables } from './watched-tables.ts';

/** Writes of the running transaction that nothing records yet. */
export const unrecorded = c.table('unrecorded', {
  company: c.id('company').notNull(),
  what: c.words('what').notNull(),
  record: c.id('record').notNull(),
});

type Event = 'insert' | 'update' | 'delete';
type Trigger = {
  readonly name: string;
  readonly table: string;
  readonly event: Event;
  readonly when?: string;
  readonly does: readonly string[];
};

const isPostgres = dialect === 'pg';

const differs = (column: string): string =>
  isPostgres
    ? `old."${column}"::text is distinct from new."${column}"::text`
    : `old."${column}" is not new."${column}"`;

const companyOf = (row: 'old' | 'new', company: string | undefined): string =>
  company === undefined ? `'${SYSTEM_COMPANY}'` : `coalesce(${row}."${company}", '${SYSTEM_COMPANY}')`;

const noted = (row: 'old' | 'new', { what, id, company }: WatchedTable): string =>
  `insert into unrecorded (company, what, record) values (${companyOf(row, company)}, '${what}', ${row}."${id}")`;

/** A write of a row notes it as unrecorded; a row that moves to another company is noted for both. */
const ofWatched = (watched: WatchedTable, at: number): Trigger[] => {
  const { table, id, company, columns, only, expires } = watched;
  const inserted = only?.replaceAll('row.', 'new.');
  const removed = only?.replaceAll('row.', 'old.');
  const moved = company === undefined ? [] : [company];
  const changes = [...new Set([id, ...moved, ...columns])].map(differs).join(' or ');
  const name = `unrecorded_${at}`;
  return [
    { name: `${name}_insert`, table, event: 'insert', when: inserted, does: [noted('new', watched)] },
    ...(expires
      ? []
      : [{ name: `${name}_delete`, table, event: 'delete' as const, when: removed, does: [noted('old', watched)] }]),
    {
      name: `${name}_update`,
      table,
      event: 'update',
      when: `(${changes})${inserted ? ` and ${inserted}` : ''}`,
      does: [noted('new', watched)],
    },
    ...moved.map((column): Trigger => {
      const when = `${differs(column)}${removed ? ` and ${removed}` : ''}`;
      return { name: `${name}_moved`, table, event: 'update', when, does: [noted('old', watched)] };
    }),
  ];
};

const recorded = (company: string, record: string, what: string): string =>
  `delete from unrecorded where company = ${company} and record = ${record} and what = ${what}`;

const choose = (column: string, values: Readonly<Record<string, string>>): string =>
  `case ${column} ${Object.entries(values)
    .map(([from, to]) => `when '${from}' then '${to}'`)
    .join(' ')} end`;

const chain = choose('new.chain', Object.fromEntries(chainNames.map((chain) => [chain, linkOf(chain)])));

const tableOf = choose(
  'new.object_type',
  Object.fromEntries(Object.entries(coveredPeopleTypes).map(([type, name]) => [type, historyOf(name)])),
);

/** A link, or a row of the history with a state records what was written before it. */
const ofRecords: readonly Trigger[] = [
  {
    name: 'recorded_by_link',
    table: getTableName(recordLinks),
    event: 'insert',
    does: [recorded('new.company_id', 'new.record', chain)],
  },
  {
    name: 'recorded_by_history',
    table: getTableName(history),
    event: 'insert',
    when: 'new.state is not null',
    does: [recorded('new.company_id', 'new.object_id', tableOf)],
  },
];

const created = ({ name, table, event, when, does }: Trigger): string => {
  const on = `create trigger ${name} after ${event} on "${table}" for each row ${when ? `when (${when})` : ''}`;
  const body = does.map((statement) => `${statement};`).join(' ');
  if (!isPostgres) return `${on} begin ${body} end;`;
  return `create function ${name}() returns trigger language plpgsql security definer set search_path from current
    as $$ begin ${body} return null; end $$; ${on} execute function ${name}();`;
};

export const TRIGGERS = [
  'create table unrecorded (company text not null, what text not null, record text not null);',
  'create index unrecorded_record on unrecorded (record);',
  ...(isPostgres ? ['grant select, delete on unrecorded to public;'] : []),
  ...[...watchedTables.flatMap(ofWatched), ...ofRecords].map(created),
].join('\n');
