import type { Field } from 'payload'

import { localized } from '@/lib/i18n/locales'

import { nobody } from '../access'
import { noteStaleTexts } from '../hooks/note-stale-texts'

/**
 * What a translated collection needs: the panel of its languages beside the form, and the notes on texts that have to
 * be translated again. Nobody reads or writes the notes themselves; every save works them out.
 */
export const translationFields = (): Field[] => [
  {
    name: 'languages',
    type: 'ui',
    label: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' },
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/studio/languages/language-panel#LanguagePanel' },
    },
  },
  {
    name: 'staleTexts',
    type: 'json',
    hidden: true,
    access: { create: nobody, update: nobody },
    label: localized(() => 'staleTexts'),
    hooks: { beforeChange: [noteStaleTexts] },
  },
]
