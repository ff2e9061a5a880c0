import type { CollectionConfig } from 'payload'

import { revalidateOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { administrators, agents, published, staff } from '@/lib/cms/access'

import { groups } from './groups'
import { columnFields } from './properties/column-fields'
import { fillColumns } from './properties/fill-columns'
import { propertyTabs } from './properties/tabs'

const revalidation = revalidateOnChange(tags.properties)

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
    defaultColumns: ['studioTitle', 'goal', 'status', 'price', '_status', 'updatedAt'],
    listSearchableFields: ['studioTitle', 'headline', 'reference', 'externalId'],
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
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 20 },
  // The indexes of lists and counts are in `lib/cms/search-indexes.ts`, because Payload would repeat them for versions.
  indexes: [{ fields: ['source', 'externalId'] }],
  hooks: { beforeChange: [fillColumns], ...revalidation },
  fields: [{ type: 'tabs', tabs: propertyTabs }, ...columnFields],
}
