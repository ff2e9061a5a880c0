import type { FormField } from '@/features/submissions/model/form-field'

/** The name of the search, which its e-mails give as their reason. */
export const searchNameField: FormField = {
  kind: 'text',
  name: 'searchName',
  maxLength: 80,
  autocomplete: 'off',
  label: {
    nl: 'Naam van de zoekopdracht',
    fr: 'Nom de la recherche',
    en: 'Name of the search',
    de: 'Name des Suchauftrags',
  },
  help: {
    nl: 'Bijvoorbeeld “Appartement in Luik”. Elke e-mail vermeldt die naam.',
    fr: 'Par exemple « Appartement à Liège ». Chaque e-mail rappelle ce nom.',
    en: 'Such as “Apartment in Liège”. Every e-mail gives this name.',
    de: 'Zum Beispiel „Wohnung in Lüttich“. Jede E-Mail nennt diesen Namen.',
  },
}

/** Frequency of the e-mails. */
export const frequencyField: FormField = {
  kind: 'radio',
  name: 'frequency',
  label: {
    nl: 'Hoe vaak mogen we schrijven?',
    fr: 'À quelle fréquence pouvons-nous écrire ?',
    en: 'How often may we write?',
    de: 'Wie oft dürfen wir schreiben?',
  },
  required: true,
  options: [
    {
      value: 'immediately',
      label: {
        nl: 'Zodra er iets nieuws is',
        fr: 'Dès qu’il y a du nouveau',
        en: 'As soon as there is something new',
        de: 'Sobald es etwas Neues gibt',
      },
    },
    {
      value: 'daily',
      label: { nl: 'Eén keer per dag', fr: 'Une fois par jour', en: 'Once a day', de: 'Einmal am Tag' },
    },
    {
      value: 'weekly',
      label: {
        nl: 'Eén keer per week',
        fr: 'Une fois par semaine',
        en: 'Once a week',
        de: 'Einmal pro Woche',
      },
    },
  ],
}
