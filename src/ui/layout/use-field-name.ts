import { useTranslate } from 'react-admin';

/** What the fields of a resource are called. `unknown`: what is said of a field without a name; its key where nothing is given. */
export const useFieldName = (resource: string | undefined, unknown?: string): ((field: string) => string) => {
  const translate = useTranslate();
  return (field) =>
    translate(`resources.${resource}.fields.${field}`, unknown === undefined ? undefined : { _: unknown });
};
