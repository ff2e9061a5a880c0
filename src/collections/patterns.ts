import { blocksFor } from '@/blocks/registry'
import { maxPatternDescription, maxPatternName, patternKinds } from '@/features/patterns/model/pattern'
import { fillLanguages } from '@/features/patterns/server/fill-languages'
import { storePattern, offeredPatterns } from '@/features/patterns/server/patterns-endpoints'
import { blocksField } from '@/features/translation/server/blocks-field'
import { isEditor } from '@/lib/payload/access'
import { nameField } from '@/lib/payload/fields/common-fields'

import { defineCollection } from './define-collection'

/** Pages and groups of blocks that editors keep and copy into pages. Visitors never see them. */
export const patterns = defineCollection({
  menu: { group: 'content', shownTo: isEditor },
  access: { create: isEditor, read: isEditor, update: isEditor, delete: isEditor },
  findable: { title: ['name'], text: ['description'] },
  schema: {
    slug: 'patterns',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', 'kind', 'description', 'updatedAt'],
    },
    defaultSort: 'name',
    endpoints: [offeredPatterns, storePattern],
    fields: [
      {
        ...nameField(),
        maxLength: maxPatternName,
        hooks: { beforeChange: [fillLanguages] },
      },
      {
        name: 'description',
        type: 'textarea',
        localized: true,
        maxLength: maxPatternDescription,
        hooks: { beforeChange: [fillLanguages] },
      },
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'page',
        options: [...patternKinds],
      },
      blocksField({ ...blocksFor('pages'), required: true }),
    ],
  },
})
