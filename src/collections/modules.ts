import type { CollectionConfig } from 'payload'

import { blockSlugsFor } from '@/blocks/registry'
import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { editors, published, staff, writers } from '@/lib/cms/access'
import { draftsWithAutosave } from '@/lib/cms/drafts'

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
    description: {
      nl: 'Blokken die op meerdere pagina’s staan. Een wijziging hier verschijnt overal.',
      fr: 'Des blocs présents sur plusieurs pages. Une modification ici apparaît partout.',
      en: 'Blocks that stand on several pages. A change here shows everywhere.',
      de: 'Blöcke, die auf mehreren Seiten stehen. Eine Änderung hier erscheint überall.',
    },
  },
  access: { create: editors, read: published, update: writers, delete: editors, readVersions: staff },
  versions: draftsWithAutosave,
  hooks: revalidateOnChange(tags.modules),
  fields: [
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
    {
      name: 'blocks',
      type: 'blocks',
      required: true,
      maxRows: 1,
      blocks: [],
      blockReferences: blockSlugsFor('modules'),
      label: { nl: 'Blok', fr: 'Bloc', en: 'Block', de: 'Block' },
      labels: {
        singular: { nl: 'Blok', fr: 'Bloc', en: 'Block', de: 'Block' },
        plural: { nl: 'Blokken', fr: 'Blocs', en: 'Blocks', de: 'Blöcke' },
      },
    },
  ],
}
