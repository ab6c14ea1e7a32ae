import { useTranslate } from 'react-admin';

/** `unknown`: label of a field without a name; its key by default. */
export const useFieldName = (resource: string | undefined, unknown?: string): ((field: string) => string) => {
  const translate = useTranslate();
  return (field) =>
    translate(`resources.${resource}.fields.${field}`, unknown === undefined ? undefined : { _: unknown });
};
