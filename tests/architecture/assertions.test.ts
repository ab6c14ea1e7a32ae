import { describe, expect, it } from 'vitest';
import { isTest, lineAt, type Source, sourcesIn, withoutComments } from './sources.ts';

const API = /-api\.ts$/;
const ANY_ASSERTION = /\bas (?!const\b)[A-Za-z{([]/g;
const OF_RESPONSE = /\bas Promise</g;

/** The API description gives requests and responses their types; an assertion would hide where they differ. */
const assertions = ({ path, text }: Source): string[] => {
  const plain = withoutComments(text).replace(/^(?:import|export) [^;]*;$/gm, (found) =>
    found.replace(/\bas /g, '   '),
  );
  return [...plain.matchAll(API.test(path) ? ANY_ASSERTION : OF_RESPONSE)].map(
    ({ index }) => `${path}:${lineAt(plain, index)}`,
  );
};

describe('the types of requests and responses', () => {
  it('are those of the API description: no screen asserts others', () => {
    const screens = sourcesIn('src').filter((one) => !isTest(one) && !one.path.startsWith('src/client/'));
    expect(screens.flatMap(assertions)).toEqual([]);
  });

  it('are found where they are asserted', () => {
    const text = "const answer = ask('GET', '/x') as Promise<Faktur>;";
    expect(assertions({ path: 'src/faktur/Page.tsx', text })).toEqual(['src/faktur/Page.tsx:1']);
    expect(assertions({ path: 'src/faktur/faktur-api.ts', text: 'const body = input as Body;' })).toHaveLength(1);
    expect(assertions({ path: 'src/faktur/faktur-api.ts', text: "const keys = ['a'] as const;" })).toEqual([]);
  });
});
