import { carouselSlide } from '#domain/records/carousel-slide.ts';
import { recordRoutes } from '../../records/routes.ts';
import type { Deps } from '../../services/deps.ts';
import { refusedLinks } from './content-links.ts';

const links = { contentImageUrl: 'image', featureImageUrl: 'image', link: 'link' } as const;

export const carouselRoutes = (deps: Deps) =>
  recordRoutes(carouselSlide, {
    idInBody: true,
    check: async (_scope, _query, input) => ({
      ...refusedLinks(deps, links, input),
      ...(String(input.untilDay) < String(input.fromDay) ? { untilDay: 'adminScreen.days_reversed' } : {}),
    }),
  })(deps);
