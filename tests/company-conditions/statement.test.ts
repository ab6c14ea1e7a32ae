import { describe, expect, it } from 'vitest';
import { withoutCompany } from './statement.ts';

describe('a statement', () => {
  it.each([
    ['select "id" from "faktur" where "faktur"."company_id" = ?'],
    [
      'select 1 from "faktur" where ("faktur"."id" = ? and "faktur"."company_id" = $2) union all select 1 from "bupot" where "bupot"."company_id" = $3',
    ],
    [
      'select * from "faktur" inner join "faktur_line" on ("faktur_line"."company_id" = "faktur"."company_id" and 1) where "faktur"."company_id" = ?',
    ],
    [
      'select * from faktur as f where f.company_id = ? and exists (select 1 from faktur as later where later.company_id = f.company_id)',
    ],
    ['select id from faktur where company_id = ? and id in (select id from bupot where company_id = ?)'],
    ['update "faktur" set "company_id" = ? where ("faktur"."company_id" = ? and "faktur"."id" = ?) returning "id"'],
    [
      'select * from "spt_proof" where ("spt_proof"."company_id", "spt_proof"."spt_id") in (select value from json_each(?))',
    ],
    [
      'select * from (select id from "faktur" where "faktur"."company_id" in (select value from json_each(?))) "ranked"',
    ],
    [
      'select * from "memberships" inner join "companies" on "companies"."id" = "memberships"."company_id" where "companies"."id" = ?',
    ],
    ['select * from "companies" where "companies"."id" = ?'],
    [
      'select 1 from "faktur" where ("faktur"."id" in (select id from faktur where company_id = ? union all select id from faktur where company_id = ? and 1) and 1)',
    ],
    ['insert into "faktur" ("id", "company_id") values (?, ?)'],
  ])('asks for the company of each table: %s', (sql) => {
    expect(withoutCompany(sql)).toEqual([]);
  });

  it.each([
    ['select "id", "company_id" from "faktur" where "faktur"."id" = ?', ['faktur']],
    [
      'select 1 from "faktur" where "faktur"."company_id" = ? union all select 1 from "bupot" where "bupot"."id" = ?',
      ['bupot'],
    ],
    [
      'select * from "faktur" inner join "faktur_line" on "faktur_line"."faktur_id" = "faktur"."id" where "faktur"."company_id" = ?',
      ['faktur_line'],
    ],
    [
      'select * from "faktur" inner join "faktur_line" on "faktur_line"."company_id" = "faktur"."company_id"',
      ['faktur', 'faktur_line'],
    ],
    [
      'select * from faktur as f where f.company_id = ? and exists (select 1 from faktur as later where later.id = f.id)',
      ['faktur'],
    ],
    ['select id from faktur where company_id = ? and id in (select id from bupot where true)', ['bupot']],
    [
      'select 1 from "faktur" where "faktur"."id" in (select id from faktur where company_id = ? union all select id from faktur where 1)',
      ['faktur', 'faktur'],
    ],
    [
      'select 1 from "faktur" where "faktur"."id" in (select faktur_id from faktur_line where company_id = ?)',
      ['faktur'],
    ],
    ['update "faktur" set "company_id" = ? where "faktur"."id" = ?', ['faktur']],
    ['delete from "faktur" where "faktur"."id" = ?', ['faktur']],
    ["select id from faktur where reference = 'company_id = ?'", ['faktur']],
  ])('does not: %s', (sql, tables) => {
    expect(withoutCompany(sql)).toEqual(tables);
  });
});
