import { useTranslate } from 'react-admin';
import { keyMatrix, keysIn, placeOf } from '#domain/people/key-matrix.ts';
import { type Permission, permissions } from '#domain/permissions.ts';
import { ConflictDialog } from '../../ui/form/ConflictDialog.tsx';
import { comparing } from '../../ui/form/conflict.ts';
import type { RecordConflict, Typed } from '../../ui/records/FieldConflict.tsx';

type Part = 'name' | Permission;
type Parts = Readonly<Record<Part, string>>;

const GIVEN = 'given';
const NOT_GIVEN = 'not_given';

/** Compared permission by permission, so that two users changing different ones do not conflict. */
const partsOf = ({ name, keys }: Typed): Parts => ({
  ...(Object.fromEntries(
    permissions.map((key) => [key, (keys as readonly Permission[]).includes(key) ? GIVEN : NOT_GIVEN]),
  ) as Parts),
  name: String(name),
});
const roleOf = (parts: Parts): Typed => ({
  name: parts.name,
  keys: permissions.filter((key) => parts[key] === GIVEN),
});

const { sidesOf, merged } = comparing<Parts, Part>(['name', ...permissions], (parts, part) => parts[part]);

export const RoleConflict = ({ conflict: { current, base, by, when }, mine, onKeep, onTheirs }: RecordConflict) => {
  const translate = useTranslate();
  const [own, theirs] = [partsOf(mine), partsOf(current)];
  const label = (part: Part): string => {
    const place = placeOf(part);
    if (!place) return translate('resources.roles.fields.name');
    const module = keyMatrix.find((one) => keysIn(one).some((key) => key === part))?.module;
    const thing = `${translate(`roles.module.${module}`)}, ${translate(`roles.thing.${place.thing}`)}`;
    return `${thing}: ${translate(`roles.act.${place.act}`)}`;
  };
  const shown = (part: Part, value: string): string => (part === 'name' ? value : translate(`roles.${value}`));
  return (
    <ConflictDialog
      by={by}
      when={when}
      proposed={sidesOf(partsOf(base), own, theirs)}
      label={label}
      shown={(part, of) => shown(part, (of === 'mine' ? own : theirs)[part])}
      onKeep={(sides) => onKeep(roleOf(merged(own, theirs, sides)))}
      onTheirs={onTheirs}
    />
  );
};
