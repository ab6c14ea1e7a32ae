import { fieldWords, type Words } from './record-words.ts';
import { stepResource, type Wizard } from './steps.ts';

/** The texts of wizards in one language, for the part `resources` of the catalogue. `at`: 0 Indonesian, 1 English. */
export const stepWords = (wizards: readonly Wizard[], at: 0 | 1): Words =>
  Object.fromEntries(
    wizards.flatMap((wizard): [string, Words][] => [
      [wizard.resource, { name: wizard.title[at] }],
      ...Object.entries(wizard.steps).flatMap(([step, { title, fields }]): [string, Words][] => [
        [stepResource(wizard, step), { name: title[at], ...fieldWords(fields, at) }],
        ...Object.entries(fields).flatMap(([name, field]): [string, Words][] =>
          field.kind === 'rows' ? [[stepResource(wizard, step, name), fieldWords(field.fields, at)]] : [],
        ),
      ]),
    ]),
  );
