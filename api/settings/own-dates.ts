import { ownDate } from '#domain/records/own-date.ts';
import { recordRoutes } from '../records/routes.ts';

export const ownDateRoutes = recordRoutes(ownDate);
