import { useListContext, useTranslate } from 'react-admin';
import { MenuButton } from '../layout/MenuButton.tsx';

type Props = {
  readonly source: string;
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

export const RecordFilter = ({ source, label, options }: Props) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { [source]: chosen, ...others } = filterValues;
  const chosenLabel = options.find(({ value }) => value === chosen)?.label;
  return (
    <MenuButton
      label={chosenLabel ? `${label}: ${chosenLabel}` : label}
      variant="outlined"
      color="inherit"
      choices={[
        { key: '', label: translate('records.all'), selected: chosen === undefined, onPick: () => setFilters(others) },
        ...options.map(({ value, label: name }) => ({
          key: value,
          label: name,
          selected: value === chosen,
          onPick: () => setFilters({ ...others, [source]: value }),
        })),
      ]}
    />
  );
};
