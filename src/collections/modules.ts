import { blockSlugsFor } from '@/blocks/registry'
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
    labels: {
      singular: { nl: 'Module', fr: 'Module', en: 'Module', de: 'Modul' },
      plural: { nl: 'Modules', fr: 'Modules', en: 'Modules', de: 'Module' },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['name', '_status', 'updatedAt'],
      components: {
        edit: { PublishButton: '/features/versions/studio/module-publish-button#ModulePublishButton' },
      },
      description: {
        nl: 'Blokken die op meerdere pagina’s staan. Een wijziging hier verschijnt overal.',
        fr: 'Des blocs présents sur plusieurs pages. Une modification ici apparaît partout.',
        en: 'Blocks that several pages show. A change here shows everywhere.',
        de: 'Blöcke, die auf mehreren Seiten stehen. Eine Änderung hier erscheint überall.',
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
        label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
        admin: {
          description: {
            nl: 'Alleen voor de redactie: bezoekers zien hem niet.',
            fr: 'Pour la rédaction uniquement : les visiteurs ne le voient pas.',
            en: 'For editors only: visitors do not see it.',
            de: 'Nur für die Redaktion: Besucher sehen ihn nicht.',
          },
        },
      },
      blocksField({
        kinds: blockSlugsFor('modules'),
        required: true,
        maxRows: 1,
        label: { nl: 'Blok', fr: 'Bloc', en: 'Block', de: 'Block' },
      }),
      ...translationFields(),
    ],
  },
})
