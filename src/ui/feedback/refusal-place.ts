/** Shows a refusal beside the button that was pressed. */
type Place = (message: string) => void;

/** The dialogs that are open, the one on top last. */
const places: Place[] = [];

/** A dialog is open from now on; answers how it is closed. */
export const openPlace = (place: Place): (() => void) => {
  places.push(place);
  return () => {
    places.splice(places.lastIndexOf(place), 1);
  };
};

/** Leaves a refusal beside the button of the dialog on top, where one is open: a notice at the edge of the page is gone before it is read. */
export const showInPlace = (message: string): void => places.at(-1)?.(message);
