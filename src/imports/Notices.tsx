import type { ImportView } from '#domain/imports/view-schema.ts';
import { Icon } from '../ui/layout/Icon.tsx';

/** What is taken in the place of columns the file does not have. */
export const Notices = ({ impor: { state } }: { impor: ImportView }) =>
  state.notices.map(({ field, message }) => (
    <p key={field} className="imp-told">
      <Icon name="info" size={16} />
      <span className="grow">{message}</span>
    </p>
  ));
