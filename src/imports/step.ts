import type { ReactNode } from 'react';
import type { ImportView } from '#domain/imports/view-schema.ts';

/** Leads straight to what is still to be mended, past what became of the rest. */
export const TO_REPAIR = '#repair';

/** What every step is given. */
export type StepProps = { impor: ImportView; crumb: ReactNode; side: ReactNode; told: ReactNode };
