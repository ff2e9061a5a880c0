import type { FormStep } from '@/features/submissions/model/form-field'

const maxChildren = 12

const anyChild = Array.from({ length: maxChildren }, (_, index) => String(index + 1))

/** The household, and the date of moving in. */
export const householdStep: FormStep = {
  title: { nl: 'Uw gezin', fr: 'Votre ménage', en: 'Your household', de: 'Ihr Haushalt' },
  fields: [
    {
      kind: 'number',
      name: 'adults',
      label: {
        nl: 'Aantal volwassenen',
        fr: 'Nombre d’adultes',
        en: 'Number of adults',
        de: 'Anzahl Erwachsene',
      },
      required: true,
      autocomplete: 'off',
      width: 'half',
      min: 1,
      max: 20,
    },
    {
      kind: 'number',
      name: 'children',
      label: {
        nl: 'Aantal kinderen',
        fr: 'Nombre d’enfants',
        en: 'Number of children',
        de: 'Anzahl Kinder',
      },
      help: {
        nl: 'Ook kinderen die er deels wonen. Geen: vul 0 in.',
        fr: 'Aussi ceux qui y vivent en partie. Aucun : indiquez 0.',
        en: 'Also those who live there part of the time. None: enter 0.',
        de: 'Auch Kinder, die zeitweise dort wohnen. Keine: 0 eingeben.',
      },
      required: true,
      autocomplete: 'off',
      width: 'half',
      min: 0,
      max: maxChildren,
    },
    {
      kind: 'text',
      name: 'childrenAges',
      label: {
        nl: 'Leeftijd van de kinderen',
        fr: 'Âge des enfants',
        en: 'Ages of the children',
        de: 'Alter der Kinder',
      },
      help: {
        nl: 'Bijvoorbeeld: 4, 7 en 12.',
        fr: 'Par exemple : 4, 7 et 12.',
        en: 'For example: 4, 7 and 12.',
        de: 'Zum Beispiel: 4, 7 und 12.',
      },
      required: true,
      when: { field: 'children', is: anyChild },
      autocomplete: 'off',
      maxLength: 80,
    },
    {
      kind: 'date',
      name: 'moveDate',
      label: { nl: 'Datum van intrek', fr: 'Date d’emménagement', en: 'Move-in date', de: 'Einzugsdatum' },
      required: true,
      autocomplete: 'off',
      width: 'half',
      fromDays: 0,
      toDays: 365,
    },
    {
      kind: 'text',
      name: 'pets',
      label: { nl: 'Huisdieren', fr: 'Animaux', en: 'Pets', de: 'Haustiere' },
      help: {
        nl: 'Welke en hoeveel.',
        fr: 'Lesquels et combien.',
        en: 'Which and how many.',
        de: 'Welche und wie viele.',
      },
      onlyIf: 'pets',
      autocomplete: 'off',
      maxLength: 200,
    },
    {
      kind: 'textarea',
      name: 'reasonForMoving',
      label: {
        nl: 'Reden van de verhuizing',
        fr: 'Raison du déménagement',
        en: 'Reason for moving',
        de: 'Umzugsgrund',
      },
      onlyIf: 'reasonForMoving',
      autocomplete: 'off',
      maxLength: 1000,
    },
  ],
}
