import { z } from 'zod';
import { rowSchemaOf } from '../definition/row-schema.ts';
import { statesOf } from '../definition/view-pieces.ts';
import { fakturMasukan, type MasukanListRow } from './masukan.ts';
import { masukanStatus } from './masukan-status.ts';
import { fakturHeadSchema, fakturSchema } from './record-schema.ts';

const status = statesOf(masukanStatus);

export const masukanSchema = z.object({ ...fakturSchema.shape, status }).meta({ id: 'FakturIn' });

export const masukanRowSchema = rowSchemaOf<MasukanListRow>('FakturInRow')(
  fakturMasukan,
  z.object({ ...fakturHeadSchema.shape, status }),
);
