import type { CollectionConfig } from 'payload'

import { blockSlugsFor } from '@/blocks/registry'
import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { editors, published, staff, writers } from '@/lib/cms/access'
import { draftsWithAutosave } from '@/lib/cms/drafts'
import { blocksField } from '@/lib/cms/fields/blocks-field'
import { blockToLibrary } from '@/lib/cms/endpoints/block-to-library'
import { translationEndpoints } from '@/lib/cms/endpoints/translation-endpoints'
import { translationFields } from '@/lib/cms/fields/translation-fields'
import { withdrawTrashed } from '@/lib/cms/hooks/withdraw-trashed'

import { groups } from './groups'

/** The library: blocks kept for use on several pages. */
export const modules: CollectionConfig = {
  slug: 'modules',
  labels: {
    singular: { nl: 'Module', fr: 'Module', en: 'Module', de: 'Modul' },
    plural: { nl: 'Modules', fr: 'Modules', en: 'Modules', de: 'Module' },
  },
  admin: {
    group: groups.content,
    useAsTitle: 'name',
    defaultColumns: ['name', '_status', 'updatedAt'],
    components: { edit: { PublishButton: '/studio/modules/module-publish-button#ModulePublishButton' } },
    description: {
      nl: 'Blokken die op meerdere pagina’s staan. Een wijziging hier verschijnt overal.',
      fr: 'Des blocs présents sur plusieurs pages. Une modification ici apparaît partout.',
      en: 'Blocks that stand on several pages. A change here shows everywhere.',
      de: 'Blöcke, die auf mehreren Seiten stehen. Eine Änderung hier erscheint überall.',
    },
  },
  access: { create: editors, read: published, update: writers, delete: editors, readVersions: staff },
  trash: true,
  versions: draftsWithAutosave,
  endpoints: [blockToLibrary, ...translationEndpoints],
  hooks: { beforeChange: [withdrawTrashed], ...revalidateOnChange(tags.modules) },
  fields: [
    {
      name: 'usage',
      type: 'ui',
      admin: { disableListColumn: true, components: { Field: '/studio/modules/module-usage#ModuleUsage' } },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      admin: {
        description: {
          nl: 'Alleen voor de redactie: bezoekers zien hem niet.',
          fr: 'Pour la rédaction uniquement : les visiteurs ne le voient pas.',
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
}
