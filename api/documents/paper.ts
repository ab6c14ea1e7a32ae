import type { PublicLink } from '#domain/definition/answers.ts';
import type { Locale } from '#domain/messages/index.ts';
import type { Permission } from '#domain/permissions.ts';
import { Problem } from '#domain/problem.ts';
import type { Scope } from '#domain/scope.ts';
import type { Query, Tx } from '../../db/database.ts';
import { appendHistory } from '../../db/repositories/history.ts';
import type { Drawing } from '../flows/drawing.ts';
import { type Deps, permit } from '../services/deps.ts';
import { createPublicToken, openPublicToken } from '../services/tokens/public-tokens.ts';

export type Paper = { bytes: Uint8Array; type: 'application/pdf'; name: string };

export type PaperToDraw = { drawing: Drawing; name: string };

export const drawn = async (
  { draw }: Pick<Deps, 'draw'>,
  { companyId }: Pick<Scope, 'companyId'>,
  { drawing, name }: PaperToDraw,
): Promise<Paper> => ({ bytes: await draw(companyId, drawing), type: 'application/pdf', name });

type DocumentState = { readonly id: string; readonly status: string };

export type Linked<Row> = {
  readonly objectType: string;
  readonly load: (scope: Scope, query: Query, id: string) => Promise<Row>;
  readonly find: (scope: Scope, query: Query, id: string) => Promise<Row | undefined>;
};

type PaperOptions<Row> = {
  readonly by: Permission;
  /** Under /public: "ebilling/ssp". */
  readonly room: (row: Row) => string;
  readonly refuse?: (row: Row) => void;
};

/** Scope of a link holder: one company, no user and no permissions. */
const publicScope = (companyId: string, locale: Locale): Scope => ({
  companyId,
  userId: 'public',
  userName: '',
  role: 'public',
  permissions: new Set(),
  ip: '',
  locale,
});

export const linksOf = <Row extends DocumentState>(
  { objectType, load, find }: Linked<Row>,
  { by, room, refuse }: PaperOptions<Row>,
) => {
  const urlOf = ({ publicUrl }: Deps, row: Row, token: string): string =>
    `${publicUrl}/public/${room(row)}/preview/${token}`;

  /** `letterId`: the letter that contains the link. */
  const linkIn = async (tx: Tx, deps: Deps, scope: Scope, row: Row, letterId?: string): Promise<PublicLink> => {
    const { token, expiresAt } = await createPublicToken(deps, tx, scope, { objectType, objectId: row.id }, letterId);
    return { url: urlOf(deps, row, token), expiresAt };
  };

  return {
    by,
    linkIn,

    /** Valid for thirty days; created each time, because the token is not stored. */
    publicLink: async (deps: Deps, scope: Scope, id: string): Promise<PublicLink> => {
      const row = await load(scope, deps.db.read, id);
      permit(scope, by);
      refuse?.(row);
      const { status } = row;
      return deps.db.transact(async (tx) => {
        const link = await linkIn(tx, deps, scope, row);
        const after = { expiresAt: link.expiresAt };
        await appendHistory(tx, scope, deps.now(), [
          { objectType, objectId: id, action: 'publicLink', fromStatus: status, toStatus: status, after },
        ]);
        return link;
      });
    },

    /** An unknown token is 404; an expired one is reported as expired. */
    open: async (deps: Deps, token: string, locale: Locale): Promise<{ scope: Scope; row: Row; url: string }> => {
      const link = await openPublicToken(deps, token);
      if (link.objectType !== objectType) throw new Problem('not_found');
      const scope = publicScope(link.companyId, locale);
      const row = await find(scope, deps.db.read, link.objectId);
      if (!row) throw new Problem('not_found');
      return { scope, row, url: urlOf(deps, row, token) };
    },
  };
};
