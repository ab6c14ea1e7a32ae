import { useTranslate } from 'react-admin';
import { MenuButton } from '../layout/MenuButton.tsx';
import type { ListFilter } from './definition.ts';
import { useList } from './ListContext.tsx';

/** A filter with a few choices, each turned on and off from a menu in the toolbar. */
export const ChoicesFilter = ({ filter: { key, label, options = [] } }: { filter: ListFilter }) => {
  const { state, setFilter } = useList();
  const translate = useTranslate();
  const held = state.filter[key];
  const chosen = Array.isArray(held) ? held : [];
  return (
    <MenuButton
      label={translate(label)}
      variant="outlined"
      color="inherit"
      choices={options.map((option) => ({
        key: option.value,
        label: translate(option.label),
        selected: chosen.includes(option.value),
        onPick: () =>
          setFilter({
            [key]: chosen.includes(option.value)
              ? chosen.filter((code) => code !== option.value)
              : [...chosen, option.value],
          }),
      }))}
    />
  );
};
