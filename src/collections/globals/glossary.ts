import type { Field } from 'payload'

import { glossaryTerms } from '@/features/translation/model/glossary-terms'
import { localeNames, locales, localized } from '@/lib/i18n/locales'
import { isEditor, isStaff } from '@/lib/payload/access'

import { defineGlobal } from '../define-collection'

const word = (locale: (typeof locales)[number]): Field => ({
  name: locale,
  type: 'text',
  maxLength: 120,
  label: localized(() => localeNames[locale]),
  admin: { width: '25%' },
})

/** Words that are always translated in the same way. */
export const glossary = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: isStaff, update: isEditor },
  schema: {
    slug: 'glossary',
    label: {
      nl: 'Woordenlijst voor vertalingen',
      fr: 'Glossaire des traductions',
      en: 'Glossary for translations',
      de: 'Glossar für Übersetzungen',
    },
    admin: {
      description: {
        nl: 'De vertaaldienst vertaalt deze woorden altijd zo. Een leeg vak laat het woord aan de dienst over.',
        fr: 'Le service de traduction traduit toujours ces mots ainsi. Une case vide laisse le mot au service.',
        en: 'The translation service always translates these words like this. An empty box leaves the word to the service.',
        de: 'Der Übersetzungsdienst übersetzt diese Wörter immer so. Ein leeres Feld überlässt das Wort dem Dienst.',
      },
    },
    fields: [
      {
        name: 'words',
        type: 'array',
        maxRows: 500,
        defaultValue: glossaryTerms,
        label: { nl: 'Woorden', fr: 'Mots', en: 'Words', de: 'Wörter' },
        labels: {
          singular: { nl: 'Woord', fr: 'Mot', en: 'Word', de: 'Wort' },
          plural: { nl: 'Woorden', fr: 'Mots', en: 'Words', de: 'Wörter' },
        },
        fields: [{ type: 'row', fields: locales.map(word) }],
      },
    ],
  },
})
