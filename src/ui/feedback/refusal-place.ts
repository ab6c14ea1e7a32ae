type Place = (message: string) => void;

const places: Place[] = [];

/** Registers an open dialog; returns the function that removes it. */
export const openPlace = (place: Place): (() => void) => {
  places.push(place);
  return () => {
    places.splice(places.lastIndexOf(place), 1);
  };
};

/** Shows a refusal in the topmost dialog, because a toast could disappear before it is read. */
export const showInPlace = (message: string): void => places.at(-1)?.(message);
