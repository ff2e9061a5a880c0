import type { Field } from 'payload'

import { localized } from '@/lib/i18n/locales'

import { noAccess } from '@/lib/payload/access'
import { storableKeys } from '@/lib/values/storable-keys'

import { noteStaleTexts } from './note-stale-texts'

/** The panel beside the form: publication and texts of each language. */
export const languagesField = (): Field => ({
  name: 'languages',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/features/translation/studio/language-panel#LanguagePanel' },
  },
})

/**
 * Fields of a translated collection: the panel of its languages, and the notes on outdated texts. The notes are not
 * readable or writable; every save computes them.
 */
export const translationFields = (): Field[] => [
  languagesField(),
  {
    name: 'staleTexts',
    type: 'json',
    hidden: true,
    access: { create: noAccess, update: noAccess },
    label: localized(() => 'staleTexts'),
    hooks: { beforeChange: [async (args) => storableKeys(await noteStaleTexts(args))] },
  },
]
