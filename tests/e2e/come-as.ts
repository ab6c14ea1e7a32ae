import { readFileSync } from 'node:fs';
import type { BrowserContext, Cookie } from '@playwright/test';
import type { PersonKey } from '../../fixtures/cast/people.ts';
import { sessionFile } from './session-file.ts';

export const comeAs = async (context: BrowserContext, who: PersonKey): Promise<void> => {
  const { cookies } = JSON.parse(readFileSync(sessionFile(who), 'utf8')) as { cookies: Cookie[] };
  await context.clearCookies();
  await context.addCookies(cookies);
};
