import { blocksFor } from '@/blocks/registry'
import { isEditor, isStaff, isWriter, publishedOrStaff } from '@/lib/payload/access'
import { draftsWithAutosave } from '@/lib/payload/drafts'
import { blocksField } from '@/features/translation/server/blocks-field'
import { blockToLibrary } from '@/features/content/server/block-to-library'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { translationFields } from '@/features/translation/server/translation-fields'

import { defineCollection } from './define-collection'

/** Blocks stored for use on several pages. */
export const modules = defineCollection({
  menu: { group: 'content', shownTo: isWriter },
  access: {
    create: isEditor,
    read: publishedOrStaff,
    update: isWriter,
    delete: isEditor,
    readVersions: isStaff,
  },
  refreshes: () => [],
  findable: { title: ['name'] },
  schema: {
    slug: 'modules',
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', '_status', 'updatedAt'],
      components: {
        edit: { PublishButton: '/features/versions/studio/module-publish-button#ModulePublishButton' },
      },
    },
    trash: true,
    versions: draftsWithAutosave,
    endpoints: [blockToLibrary, ...translationEndpoints],
    fields: [
      {
        name: 'usage',
        type: 'ui',
        admin: {
          disableListColumn: true,
          components: { Field: '/features/content/studio/module-usage#ModuleUsage' },
        },
      },
      {
        name: 'name',
        type: 'text',
        required: true,
      },
      blocksField({
        ...blocksFor('modules'),
        required: true,
        maxRows: 1,
      }),
      ...translationFields(),
    ],
  },
})
