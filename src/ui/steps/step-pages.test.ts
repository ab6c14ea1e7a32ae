import { expect, it } from 'vitest';
import { licence } from '../../../tests/contract/steps/licence.ts';
import { stepPages } from './step-pages.ts';

it('gives each step an address with the permission of the wizard', () => {
  const permission = ['SETTING_PROFILE_COMPANY_CREATE'];
  const pages = stepPages(licence).map((page) => [page.path, page.permission]);
  expect(pages).toEqual(
    ['identity', 'members', 'papers', 'statement'].map((step) => [`/main/made/licence/${step}`, permission]),
  );
  expect(stepPages({ ...licence, owner: 'person' })[0]?.permission).toEqual([]);
});
