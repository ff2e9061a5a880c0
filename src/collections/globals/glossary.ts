import { validateTranslations } from '@/features/translation/model/glossary'
import { glossaryTerms } from '@/features/translation/model/glossary-terms'
import { isEditor, isStaff } from '@/lib/payload/access'

import { defineGlobal } from '../define-collection'

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
        defaultValue: glossaryTerms.map((translations) => ({ translations })),
        fields: [
          {
            // `GlossaryTranslations`: the word in each language.
            name: 'translations',
            type: 'json',
            validate: validateTranslations,
            admin: {
              components: { Field: '/features/translation/studio/glossary-word#GlossaryWordInput' },
            },
          },
        ],
      },
    ],
  },
})
