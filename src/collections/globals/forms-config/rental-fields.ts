import type { Field } from 'payload'

/** Conditions in the confirmation of a rental application. */
export const rentalFields: Field[] = [
  {
    name: 'minimumIncome',
    type: 'number',
    min: 0,
    label: {
      nl: 'Minimuminkomen (€ per maand)',
      fr: 'Revenu minimum (€ par mois)',
      en: 'Minimum income (€ per month)',
      de: 'Mindesteinkommen (€ pro Monat)',
    },
    admin: {
      description: {
        nl: 'Netto, van de kandidaten samen. Leeg: wordt niet vermeld.',
        fr: 'Net, pour l’ensemble des candidats. Vide : non mentionné.',
        en: 'Net, of the applicants together. Empty: not mentioned.',
        de: 'Netto, aller Bewerber zusammen. Leer: wird nicht erwähnt.',
      },
    },
  },
  {
    name: 'maximumPersons',
    type: 'number',
    min: 1,
    max: 50,
    label: {
      nl: 'Hoogstens zoveel personen',
      fr: 'Nombre maximum de personnes',
      en: 'Maximum number of persons',
      de: 'Höchstzahl der Personen',
    },
    admin: {
      step: 1,
      description: {
        nl: 'Leeg: wordt niet vermeld.',
        fr: 'Vide : non mentionné.',
        en: 'Empty: not mentioned.',
        de: 'Leer: wird nicht erwähnt.',
      },
    },
  },
]
