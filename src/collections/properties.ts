import type { CollectionConfig, Field } from 'payload'

import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { administrators, agents, published, staff } from '@/lib/cms/access'
import { exportProperties } from '@/lib/cms/endpoints/export-properties'
import { translationEndpoints } from '@/lib/cms/endpoints/translation-endpoints'
import { publishedInField } from '@/lib/cms/fields/published-in-field'
import { translationFields } from '@/lib/cms/fields/translation-fields'
import { withdrawTrashed } from '@/lib/cms/hooks/withdraw-trashed'

import { groups } from './groups'
import { closedToBulkEdit } from './properties/bulk-edit'
import { columnFields } from './properties/column-fields'
import { complianceFields } from './properties/compliance-fields'
import { fillColumns } from './properties/fill-columns'
import { keepOnRestore, noteRestore } from './properties/keep-on-restore'
import { noteOverride } from './properties/note-override'
import { ownAgent } from './properties/own-agent'
import { refuseIncomplete } from './properties/refuse-incomplete'
import { propertyTabs } from './properties/tabs'

const revalidation = revalidateOnChange(tags.properties)

const fields: Field[] = [
  { type: 'tabs', tabs: propertyTabs },
  ...complianceFields,
  ...columnFields,
  publishedInField(),
  ...translationFields(),
]

/** What the agency sells and lets. Most fields come from the catalogue of the trade. */
export const properties: CollectionConfig = {
  slug: 'properties',
  labels: {
    singular: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
    plural: { nl: 'Panden', fr: 'Biens', en: 'Properties', de: 'Objekte' },
  },
  admin: {
    group: groups.catalogue,
    useAsTitle: 'studioTitle',
    defaultColumns: ['studioTitle', 'goal', 'status', 'price', 'missingMentions', '_status', 'updatedAt'],
    listSearchableFields: ['studioTitle', 'headline', 'reference', 'externalId'],
    components: { beforeListTable: ['/studio/property/list-actions#ListActions'] },
  },
  access: {
    create: agents,
    read: published,
    // Translators save texts; every other field is closed to them by its own access.
    update: staff,
    delete: administrators,
    readVersions: staff,
  },
  defaultSort: '-ref',
  // The rules of price and address read these two, whatever a query selects.
  forceSelect: { publishPrice: true, publishAddress: true },
  trash: true,
  endpoints: [...translationEndpoints, exportProperties],
  versions: {
    drafts: { autosave: { interval: 800 }, schedulePublish: { timeFormat: 'HH:mm' } },
    maxPerDoc: 20,
  },
  // The indexes of lists and counts are in `lib/cms/search-indexes.ts`, because Payload would repeat them for versions.
  indexes: [{ fields: ['source', 'externalId'] }],
  hooks: {
    beforeOperation: [noteRestore],
    beforeChange: [keepOnRestore, ownAgent, withdrawTrashed, noteOverride, fillColumns, refuseIncomplete],
    ...revalidation,
  },
  fields: fields.map(closedToBulkEdit),
}
