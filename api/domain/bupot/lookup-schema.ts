import { z } from 'zod';
import { kapKjsText, percentText, viewOf } from '../definition/view-pieces.ts';
import { slipFacilities } from '../rules/bupot/facilities.ts';
import type { SlipObject } from './slip-object.ts';

export const slipObjectSchema = viewOf<SlipObject>('SlipObject')({
  key: z.string().meta({ description: 'As a slip holds it (`taxCode`)' }),
  code: z.string(),
  name: z.string(),
  article: z.string(),
  final: z.boolean(),
  rate: percentText.nullable().meta({ description: 'Percent; null where the tax goes by a table or is typed' }),
  nett: percentText.meta({ description: 'Share of the gross that is taxed, percent' }),
  kapKjs: kapKjsText,
  facilities: z.array(z.enum(slipFacilities)),
});

export const slipFacilitySchema = z
  .object({
    code: z.enum(slipFacilities),
    name: z.string(),
    effect: z.enum(['none', 'exempt', 'borne', 'own_rate', 'typed']),
    needs: z.array(z.enum(['number', 'ntpn', 'rate'])).meta({ description: 'What has to be entered with it' }),
  })
  .meta({ id: 'SlipFacility' });
