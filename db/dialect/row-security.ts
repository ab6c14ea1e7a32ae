import type pg from 'pg';
import { ALL_COMPANIES } from '../company-context.ts';

type Connection = pg.Client | pg.PoolClient;

export type RunIn = (
  companyId: string,
  statement: string | pg.QueryConfig,
  values?: unknown[],
) => Promise<pg.QueryResult>;

/**
 * The role the server works as. It owns no table, so row-level security applies even where the login is a superuser.
 */
export const SERVER_ROLE = 'patuh_server';

const SETTING = 'patuh.company';

/** As a subquery it is evaluated once per statement, not once per row. */
const company = `(select current_setting('${SETTING}', true))`;

/**
 * Rows of the current company, all rows for `ALL_COMPANIES`, no rows when none is set. Where the server has its own
 * role, the owner reads for security definer functions.
 */
const POLICIES = `
do $$
declare
  tab record;
  served boolean := to_regrole('${SERVER_ROLE}') is not null and pg_has_role(to_regrole('${SERVER_ROLE}')::oid, 'member');
begin
  perform pg_advisory_xact_lock(hashtext('patuh row security'));
  for tab in
    select c.oid::regclass as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and a.attname = 'company_id' and not (c.relrowsecurity and c.relforcerowsecurity)
  loop
    execute format('alter table %s enable row level security', tab.name);
    execute format('alter table %s force row level security', tab.name);
    execute format('drop policy if exists company on %s', tab.name);
    execute format(
      $policy$create policy company on %s using (company_id = ${company} or ${company} = '${ALL_COMPANIES}')$policy$,
      tab.name
    );
    if served then
      execute format('drop policy if exists owner on %s', tab.name);
      execute format('create policy owner on %s to %I using (true)', tab.name, current_user);
    end if;
  end loop;
end $$`;

/**
 * Runs as the owner: under a policy only leakproof conditions may use an index, and `like` is not leakproof. The
 * function filters by company itself.
 */
const wordFunction = (table: string) => `
create or replace function ${table}_with_words(company text, pattern text, most int) returns setof text
language sql stable security definer set search_path from current as $$
  select id from ${table}
  where company_id = company and search_text like pattern escape '\\'
    and current_setting('${SETTING}', true) in (company, '${ALL_COMPANIES}')
  limit most
$$`;

/**
 * Where the login may not create roles, an administrator does; until then the policies apply to the owner, who is no
 * superuser.
 */
const ROLE = `
do $$
begin
  perform pg_advisory_xact_lock(hashtext('patuh row security'));
  if to_regrole('${SERVER_ROLE}') is null then
    begin
      create role ${SERVER_ROLE} nologin;
    exception when duplicate_object or unique_violation or insufficient_privilege then null;
    end;
  end if;
  if to_regrole('${SERVER_ROLE}') is null then return; end if;
  if not pg_has_role('${SERVER_ROLE}', 'member') then
    begin
      execute format('grant ${SERVER_ROLE} to %I', current_user);
    exception when insufficient_privilege then null;
    end;
  end if;
  execute format('grant usage on schema %I to ${SERVER_ROLE}', current_schema());
  execute format('grant select, insert, update, delete on all tables in schema %I to ${SERVER_ROLE}', current_schema());
end $$`;

/** Run by the owner after the migrations. Idempotent. */
export const secureRows = async (owner: pg.ClientBase): Promise<void> => {
  await owner.query(ROLE);
  await owner.query(POLICIES);
  for (const table of ['faktur', 'bupot']) await owner.query(wordFunction(table));
};

export const becomeServer = async (client: pg.ClientBase): Promise<void> => {
  await client.query(
    `select set_config('role', '${SERVER_ROLE}', false) from pg_roles where rolname = '${SERVER_ROLE}' and pg_has_role(oid, 'member')`,
  );
};

const setting = (client: Connection, companyId: string, isLocal: boolean): string =>
  `select set_config('${SETTING}', ${client.escapeLiteral(companyId)}, ${isLocal})`;

export const inCompanySetting = (client: Connection, companyId: string): string => setting(client, companyId, false);

const known = new WeakMap<Connection, string>();

/** On a connection nobody else uses meanwhile. */
export const queryIn = async <R extends pg.QueryResultRow>(
  client: Connection,
  companyId: string,
  statement: string | pg.QueryConfig,
  values?: unknown[],
): Promise<pg.QueryResult<R>> => {
  if (known.get(client) !== companyId) {
    known.delete(client);
    await client.query(setting(client, companyId, false));
    known.set(client, companyId);
  }
  return client.query<R>(statement, values);
};

/** The company setting ends with the transaction. Returns the function that runs its statements. */
export const beginIn = async (client: Connection, companyId: string): Promise<RunIn> => {
  await client.query(`begin; ${setting(client, companyId, true)}`);
  let current = companyId;
  /** Each statement must follow its own company setting. */
  let last: Promise<unknown> = Promise.resolve();
  return (next, statement, values) => {
    const result = last.then(async () => {
      if (current !== next) {
        await client.query(setting(client, next, true));
        current = next;
      }
      return client.query(statement, values);
    });
    last = result.catch(() => undefined);
    return result;
  };
};
