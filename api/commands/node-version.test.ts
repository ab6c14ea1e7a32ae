import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { OLDEST, refusalOf, TOO_NEW } from './node-version.mjs';

it('only the versions it was run under are taken, and package.json names the same', () => {
  for (const version of ['20.19.0', '20.20.2', '22.23.3', '24.0.0', '24.21.0', '26.10.0'])
    expect(refusalOf(version)).toBeNull();
  for (const version of ['18.20.8', '20.18.3', '27.0.0'])
    expect(refusalOf(version)).toBe(
      `Patuh needs Node 20.19 or newer, and one before 27.0: this is ${version}. Node 22 will do.`,
    );
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${OLDEST.join('.')} <${TOO_NEW.join('.')}`);
});
