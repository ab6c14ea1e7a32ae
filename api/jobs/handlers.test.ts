import { describe, expect, it } from 'vitest';
import { say } from '#domain/messages/index.ts';
import { handlers } from './handlers.ts';

const quiet =
  /^payment\.|^quota\.|^people\.|^nsfp\.|^ntpn\.confirm$|^history\.(check|anchor-mail)$|^webhook\.|^spt\.amendment-due$|^spt-badan\.settle$/;

describe('jobs people see', () => {
  const shown = handlers.map(({ kind }) => kind).filter((kind) => !quiet.test(kind));
  it.each(shown)('%s has a title in both languages', (kind) => {
    const key = `jobs.title.${kind}`;
    for (const locale of ['id', 'en'] as const)
      expect(say(locale, key, { total: 3, channel: '', format: '' })).not.toBe(key);
  });
});
