type Place = (message: string) => void;

const places: Place[] = [];

export const openPlace = (place: Place): (() => void) => {
  places.push(place);
  return () => {
    places.splice(places.lastIndexOf(place), 1);
  };
};

export const showInPlace = (message: string): void => places.at(-1)?.(message);
