import { describe, expect, it } from 'vitest';
import { type Module, modules } from './import-table.ts';
import { importsOf, isTest, type Source, sourcesIn } from './sources.ts';

/** The own module in the narrow sense: one gateway, one family, one folder of screens; otherwise the whole module. */
const ownFiles = (path: string, module: Module): ((target: string) => boolean) => {
  const narrow = module.own?.exec(path)?.[0];
  return narrow ? (target) => target.startsWith(narrow) : (target) => module.has.test(target);
};

const isOurs = (target: string): boolean => /^(api|db|src|fixtures|tests)\//.test(target);
const isPlain = (target: string): boolean => /\.(css|json|svg|woff2?)$/.test(target);

const trespasses = (source: Source): string[] => {
  const module = modules.find(({ has }) => has.test(source.path));
  if (!module) return [`${source.path} is in no module`];
  const own = ownFiles(source.path, module);
  return importsOf(source)
    .filter((target) => {
      if (isPlain(target)) return false;
      if (isOurs(target)) return !own(target) && !module.may.some((pattern) => pattern.test(target));
      return module.packages !== undefined && !module.packages.some((pattern) => pattern.test(target));
    })
    .map((target) => `${source.path} (${module.name}) imports ${target}`);
};

describe('who may import whom', () => {
  it('holds for every file', () => {
    const sources = sourcesIn('api', 'db', 'src').filter((source) => !isTest(source));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.flatMap(trespasses)).toEqual([]);
  });

  it.each([
    ['api/domain/faktur/x.ts', `import { faktur } from '../../../db/tables.ts';`],
    ['api/domain/faktur/x.ts', `import { Hono } from 'hono';`],
    ['api/domain/definition/x.ts', `import type { Faktur } from '../faktur/record.ts';`],
    ['db/repositories/x.ts', `import { move } from '../../api/modules/faktur/move-fakturs.ts';`],
    ['api/gateways/mail/x.ts', `import { office } from '../djp/port.ts';`],
    ['api/gateways/djp/x.ts', `import { officeDocuments } from '../../../db/tables.ts';`],
    ['api/modules/faktur/x.ts', `import { Hono } from 'hono';`],
    ['api/modules/faktur/x.ts', `export { signIn } from '../session/sign-in.ts';`],
    ['api/modules/faktur/x.ts', `const { smtp } = await import('../../gateways/mail/smtp.ts');`],
    ['api/http/x.ts', `import { faktur } from '../../db/schema/faktur.ts';`],
    ['src/faktur/x.tsx', `import { db } from '../../db/database.ts';`],
    ['src/faktur/x.tsx', `import type { Deps } from '../../api/services/deps.ts';`],
    ['src/faktur/x.tsx', `import { Wizard } from '../impor/Wizard.tsx';`],
  ])('notices %s saying %s', (path, text) => {
    expect(trespasses({ path, text })).toHaveLength(1);
  });

  it.each([
    [
      'src/faktur/x.tsx',
      `import { fakturStatus } from '#domain/faktur/status.ts';\nimport { Money } from '../ui/layout/Money.tsx';`,
    ],
    ['api/modules/faktur/x.ts', `import type { TaxOffice } from '../../gateways/djp/port.ts';`],
    ['api/domain/faktur/x.ts', `// import { Hono } from 'hono';\nimport { z } from 'zod';`],
  ])('lets %s import what it may', (path, text) => {
    expect(trespasses({ path, text })).toEqual([]);
  });
});
