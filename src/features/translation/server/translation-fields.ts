import type { Field } from 'payload'

import { localized } from '@/lib/i18n/locales'

import { noAccess } from '@/lib/payload/access'
import { noteStaleTexts } from './note-stale-texts'

/**
 * Fields of a translated collection: the panel of its languages beside the form, and the notes on outdated texts. The
 * notes are not readable or writable; every save computes them.
 */
export const translationFields = (): Field[] => [
  {
    name: 'languages',
    type: 'ui',
    label: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/features/translation/studio/language-panel#LanguagePanel' },
    },
  },
  {
    name: 'staleTexts',
    type: 'json',
    hidden: true,
    access: { create: noAccess, update: noAccess },
    label: localized(() => 'staleTexts'),
    hooks: { beforeChange: [noteStaleTexts] },
  },
]
