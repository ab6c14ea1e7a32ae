import type { Scope } from '#domain/scope.ts';
import type { Drawing } from '../flows/drawing.ts';
import type { Deps } from '../services/deps.ts';

export type Paper = { bytes: Uint8Array; type: 'application/pdf'; name: string };

/** A paper still to be drawn, and what its file is called. */
export type PaperToDraw = { drawing: Drawing; name: string };

export const drawn = async (
  { draw }: Pick<Deps, 'draw'>,
  { companyId }: Pick<Scope, 'companyId'>,
  { drawing, name }: PaperToDraw,
): Promise<Paper> => ({ bytes: await draw(companyId, drawing), type: 'application/pdf', name });
