import { type Field, type Tab, type UnnamedTab, APIError } from 'payload'
import { z } from 'zod'

import type { ListsOf } from '@/lib/cache/refresh-steps'
import { listsOfProperty } from '@/features/listings/model/property-lists'
import { isAdministrator, isAgent, isStaff, isNotTranslator } from '@/lib/payload/access'
import { exportProperties } from '@/features/listings/server/export-properties'
import { demandEndpoints } from '@/features/subscriptions/server/demand-endpoints'
import { translationEndpoints } from '@/features/translation/server/translation-endpoints'
import { publishedInField } from '@/features/translation/server/published-in-field'
import { checksField } from '@/features/checks/server/checks-field'
import { translationFields } from '@/features/translation/server/translation-fields'
import { draftsWithAutosave } from '@/lib/payload/drafts'
import { validatedByPayload } from '@/lib/payload/validate-once'
import { fieldsOfDisclosure, publicProperties } from '@/features/property/server/public-properties'
import { publicUrlEndpoint } from '@/features/routing/server/public-url-endpoint'
import { catalogueGroupFields } from '@/features/property/server/catalogue-field'
import { ownPropertyFields, ownValuesField } from '@/features/property/server/own-values'
import type { CatalogueGroup } from '@/features/property/model/types'
import { goneStatusOf } from '@/features/property/model/availability'
import { setSharedValues } from '@/features/translation/server/set-publication'
import { writingEndpoint } from '@/features/translation/server/translation-request'
import { belgianDay, belgianMoment, isDay } from '@/lib/time/belgian-time'
import { schemaText } from '@/lib/i18n/schema-messages'
import { studioMessage } from '@/lib/payload/studio-message'

import { defineCollection } from '../define-collection'
import { columnFields } from './column-fields'
import { complianceFields } from './compliance-fields'
import { essentialNames, essentials } from './essentials-tab'
import { detailFields } from './identity-fields'
import { internalFields } from './internal-fields'
import { mediaFields } from './media-fields'
import { pointsOfInterestField } from './points-of-interest-field'
import { furtherPriceFields } from './price-fields'

const shape = z.object({
  status: z.enum(['active', 'underOption', 'sold', 'rented']),
  /** Of a property that is under option, sold or let: the Belgian day. */
  day: z.string().refine(isDay).optional(),
})

/**
 * `POST /api/properties/:id/status`: the status of a property, with the day it was put under option, sold or let. Visitors see it at once;
 * other changes of a draft stay unpublished.
 *
 * @throws APIError 400 with the reason in the user's language, 403
 */
export const statusEndpoint = writingEndpoint('/:id/status', shape, async (request) => {
  const { req, id, document, body } = request
  if (isNotTranslator({ req }) !== true) throw new APIError(studioMessage(req, 'refusals.changeStatus'), 403)
  const { status } = body
  const isGone = status === 'sold' || status === 'rented'
  const today = belgianDay(new Date())
  const day = body.day ?? today
  if (status !== 'active' && day > today)
    throw new APIError(studioMessage(req, 'propertyStatus.refusals.future'), 400)
  const property = await req.payload.findByID({
    collection: 'properties',
    id,
    depth: 0,
    draft: true,
    select: { goal: true, optionAt: true },
    overrideAccess: false,
    user: req.user,
  })
  if (isGone && status !== goneStatusOf(property.goal))
    throw new APIError(studioMessage(req, `propertyStatus.refusals.${status}`), 400)
  const at = belgianMoment(day, '12:00').toISOString()
  // What is sold keeps the day it was put under option; what is available again does not.
  const optionAt = status === 'underOption' ? at : isGone ? (property.optionAt ?? null) : null
  await setSharedValues(request, document, { status, optionAt, soldAt: isGone ? at : null })
  return {}
})

const tab = (label: string, fields: Field[]): UnnamedTab => ({ label, fields })

const ownTabLabel = schemaText('collections', 'properties', 'sections', 'own', 'label')

/** The fields of a group that are not among the essentials. */
const rest = (group: CatalogueGroup) => catalogueGroupFields(group, essentialNames)

/** Tabs in the order of data entry: a new property needs the first tab and its pictures. */
const propertyTabs: UnnamedTab[] = [
  tab('essentials', essentials),
  tab('media', mediaFields),
  tab('details', detailFields),
  tab('priceAndCosts', furtherPriceFields),
  tab('surfaces', rest('surfaces')),
  tab('rooms', rest('rooms')),
  tab('technical', rest('technical')),
  tab('comfort', rest('comfort')),
  tab('planning', rest('legal')),
  tab('risksAndCertificates', rest('risk')),
  tab('energy', rest('energy')),
  tab('rental', rest('rental')),
  tab('lifeAnnuity', rest('viager')),
  tab('orientation', [...rest('orientation'), pointsOfInterestField]),
  ...(ownPropertyFields.length > 0 ? [{ label: ownTabLabel, fields: ownPropertyFields }] : []),
  tab('management', internalFields),
]

/** Fields for bulk editing: those that several properties have in common. */
const bulkEditNames: ReadonlySet<string> = new Set([
  'status',
  'marquee',
  'marqueeName',
  'agent',
  'isSpotlight',
  'project',
  'neighbourhood',
  'publishPrice',
  'publishAddress',
  'availability',
  'availableFrom',
])

const inTab = <Place extends Tab>(tab: Place): Place => ({ ...tab, fields: tab.fields.map(closedToBulkEdit) })

/** Excludes a field from bulk editing unless it is in the list. */
function closedToBulkEdit(field: Field): Field {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(inTab) }
  if (field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: field.fields.map(closedToBulkEdit) }
  if (!('name' in field) || bulkEditNames.has(String(field.name))) return field
  // Every remaining type of field has this option, which TypeScript cannot infer for the union.
  return { ...field, admin: { ...field.admin, disableBulkEdit: true } } as Field
}

/** A field that the program fills; see `validateOnce`. */
const validatedInImports = (field: Field): Field =>
  // Every type of field has this option, which TypeScript cannot infer for the union.
  ({ ...field, admin: { ...field.admin, condition: validatedByPayload } }) as Field

/** The lists that could show it before, and those that can show it now. */
const listsOfChange: ListsOf = ({ before, after }) =>
  [before, after].flatMap((property) => (property ? listsOfProperty(property) : []))

const fields: Field[] = [
  {
    // Payload takes no component for a field of tabs itself.
    type: 'row',
    admin: {
      condition: validatedByPayload,
      components: { Field: '/features/compliance/studio/property-sections-field#PropertySectionsField' },
    },
    fields: [{ type: 'tabs', tabs: propertyTabs }],
  },
  ...complianceFields,
  ...columnFields.map(validatedInImports),
  ownValuesField,
  publishedInField(),
  ...translationFields(),
  checksField('PropertyChecks'),
]

/** Properties for sale and for rent. Most fields come from the property catalogue. */
export const properties = defineCollection({
  menu: { group: 'catalogue', shownTo: isStaff },
  access: {
    create: isAgent,
    read: publicProperties,
    // Translators save texts; all other fields are closed to them by field access.
    update: isStaff,
    delete: isAdministrator,
    readVersions: isStaff,
  },
  refreshes: listsOfChange,
  refreshedBy: ['goal', 'type', 'furtherTypes', 'project'],
  findable: {
    title: ['ref', 'reference', 'externalId', 'street', 'houseNumber', 'headline'],
    related: [
      { field: 'locality', collection: 'localities', texts: ['name', 'zip', 'municipality'] },
      { field: 'type', collection: 'propertyTypes', texts: ['name'] },
      { field: 'agent', collection: 'agents', texts: ['name'] },
      { field: 'owners', collection: 'owners', texts: ['name', 'email', 'phone'], isRestricted: true },
    ],
    detail: ['goal', 'status', 'reference'],
  },
  schema: {
    slug: 'properties',
    admin: {
      useAsTitle: 'studioTitle',
      defaultColumns: ['studioTitle', 'status', 'price', 'agent', 'missingMentions', '_status'],
      listSearchableFields: ['studioTitle', 'headline', 'reference', 'externalId'],
      components: {
        beforeListTable: [
          '/features/property/studio/property-filters#PropertyFilters',
          '/composition/studio-parts#PropertyBulkEdit',
        ],
      },
    },
    defaultSort: '-ref',
    // The access rules of price and postal address and the own fields read these fields, whatever a query selects.
    forceSelect: { publishPrice: true, publishAddress: true, ownValues: true, ...fieldsOfDisclosure },
    trash: true,
    endpoints: [
      ...translationEndpoints,
      exportProperties,
      publicUrlEndpoint('properties'),
      ...demandEndpoints,
      statusEndpoint,
    ],
    versions: { ...draftsWithAutosave, maxPerDoc: 20 },
    indexes: [{ fields: ['source', 'externalId'] }],
    fields: fields.map(closedToBulkEdit),
  },
})
