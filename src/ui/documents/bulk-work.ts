import type { Document } from '#domain/definition/document.ts';
import type { Machine } from '#domain/definition/status.ts';
import type { Permission } from '#domain/permissions.ts';
import type { IconName } from '../layout/Icon.tsx';
import { useSession } from '../layout/session-context.ts';

export type ExportFormat = Document['exports'][number];

export type BulkFamily = {
  readonly resource: string;
  readonly status: Machine<string, string>;
  readonly access: Readonly<Record<string, Permission | undefined>>;
  readonly bulk: Readonly<Record<string, { readonly by: string }>>;
  readonly exports: readonly string[];
  readonly letters: readonly string[];
};

/** The key is a move, a bulk rule of the definition, a channel or a file format. */
export type BulkWork<E> = {
  readonly icon?: IconName;
  /** Applies to all selected documents without an eligibility count. */
  readonly whole?: true;
  /** `main`, `second`: a button instead of a menu entry; `also`: both. */
  readonly lead?: 'main' | 'second' | 'also';
  /** Message keys of the dialog shown when only some of the selected documents are eligible. */
  readonly title?: string;
  readonly text?: string;
  readonly start?: (some: E) => Promise<unknown>;
  readonly go?: (some: E) => void;
  readonly opens?: () => void;
};

export const ruleOf = ({ bulk, exports, letters }: BulkFamily, key: string): string | null => {
  const rule = letters.includes(key)
    ? `send-${key}`
    : exports.includes(key)
      ? 'export'
      : key === 'remove'
        ? 'delete'
        : key;
  return Object.hasOwn(bulk, rule) ? rule : null;
};

export const lookOfWork = ({ status }: BulkFamily, key: string): { icon: IconName; danger: boolean } => {
  const offer = status.moves[key]?.offer;
  return { icon: offer?.icon ?? 'document', danger: offer?.danger === true };
};

export const looksFirst = ({ status }: BulkFamily, key: string): boolean => status.moves[key]?.offer?.asks === 'look';

/** By the permission of the definition and the capabilities of the tax office connection. */
export const useMayInBulk = (of: BulkFamily): ((key: string) => boolean) => {
  const { permissions, setting } = useSession();
  const office = { ...setting.office, byHand: setting.codesByHand };
  return (key) => {
    const rule = ruleOf(of, key);
    const by = rule === null ? undefined : of.access[of.bulk[rule]?.by ?? ''];
    const needed = of.status.moves[key]?.offer?.office;
    return (rule === null || (by !== undefined && permissions.has(by))) && (needed === undefined || office[needed]);
  };
};
