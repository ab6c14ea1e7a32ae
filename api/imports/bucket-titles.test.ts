import { describe, expect, it } from 'vitest';
import { catalogues } from '#domain/messages/index.ts';

const ROOM = 60;

const messagesOf = ({ impor, faktur, bupotCheck, billing }: (typeof catalogues)['id']) =>
  [impor.finding, faktur.check, bupotCheck, billing.check].flatMap((words) =>
    Object.entries(words).filter((one): one is [string, string] => typeof one[1] === 'string'),
  );

describe('kinds of errors of an import', () => {
  it('have a heading of a few words wherever what is said of them is long, in both languages', () => {
    const long = new Set(
      Object.values(catalogues).flatMap((words) =>
        messagesOf(words as (typeof catalogues)['id']).flatMap(([key, input]) => (input.length > ROOM ? [key] : [])),
      ),
    );
    expect(long.size).toBeGreaterThan(50);
    for (const { impor } of Object.values(catalogues)) {
      const headings: Readonly<Record<string, string>> = impor.bucket;
      expect([...long].filter((key) => !headings[key])).toEqual([]);
      expect(Object.values(headings).filter((heading) => heading.length > ROOM)).toEqual([]);
    }
  });
});
