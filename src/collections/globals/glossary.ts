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
    fields: [
      {
        name: 'words',
        type: 'array',
        maxRows: 500,
        defaultValue: glossaryTerms,
        fields: [{ type: 'row', fields: locales.map(word) }],
      },
    ],
  },
})
