import { whatsNew } from '#domain/records/whats-new.ts';
import { recordRoutes } from '../../records/routes.ts';
import type { Deps } from '../../services/deps.ts';
import { refusedLinks } from './content-links.ts';

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

const links = { featureImageUrl: 'image', learnMoreUrl: 'link', tryNowUrl: 'link' } as const;

export const whatsNewRoutes = (deps: Deps) =>
  recordRoutes(whatsNew, {
    check: async (_scope, _query, input) => ({
      ...refusedLinks(deps, links, input),
      ...(VERSION.test(String(input.versionUpdate)) ? {} : { versionUpdate: 'adminScreen.whats_new.version' }),
    }),
  })(deps);
