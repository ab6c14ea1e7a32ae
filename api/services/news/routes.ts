import { carouselSchema, homeMetaSchema, npsAnswerSchema, npsScheduleSchema } from '#domain/home/news-schema.ts';
import { route, router } from '../../http/route.ts';
import type { Deps } from '../deps.ts';
import { answerNps, carouselOf, homeMeta, npsDue } from './meta.ts';

const tag = 'home';

export const newsRoutes = (deps: Deps) => {
  const app = router();
  app.openapi(
    route({
      operationId: 'getHomeMeta',
      method: 'get',
      path: '/home/meta',
      tag,
      summary: 'Carousel and what is new, in the language of the reader',
      out: homeMetaSchema,
    }),
    async (c) => c.json(await homeMeta(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'listCarousel',
      method: 'get',
      path: '/cms/carousel',
      tag,
      summary: 'Slides of today, in the language of the reader',
      out: carouselSchema,
    }),
    async (c) => c.json(await carouselOf(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'getNpsSchedule',
      method: 'get',
      path: '/nps/schedule',
      tag,
      summary: 'Whether to show the question about recommending the product',
      out: npsScheduleSchema,
    }),
    async (c) => c.json(await npsDue(deps, c.get('scope'))),
  );
  app.openapi(
    route({
      operationId: 'saveNpsAnswer',
      method: 'post',
      path: '/nps',
      tag,
      summary: 'Answer it, once',
      body: npsAnswerSchema,
      status: 204,
    }),
    async (c) => {
      await answerNps(deps, c.get('scope'), c.req.valid('json'));
      return c.body(null, 204);
    },
  );
  return app;
};
