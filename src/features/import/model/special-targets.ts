import { propertyGoals } from '@/features/property/model/goal'
import { propertyStatuses } from '@/features/property/model/availability'
import { findSchemaText } from '@/lib/i18n/schema-messages'
import { labelOfField } from '@/lib/payload/schema-texts'

import { pricePeriods } from './offer-terms'
import type { ImportTarget } from './targets'

type UnlabelledTarget = Omit<ImportTarget, 'label'>

const highestPrice = 999_999_999

const placeTargets: UnlabelledTarget[] = [
  { name: 'localityZip', kind: 'text', group: 'address', lock: 'locality', maxLength: 10 },
  { name: 'localityName', kind: 'localizedText', group: 'address', lock: 'locality', maxLength: 120 },
  { name: 'localityProvince', kind: 'text', group: 'address', lock: 'locality', maxLength: 120 },
  { name: 'localityCountry', kind: 'integer', group: 'address', lock: 'locality', min: 1, max: 9999 },
  { name: 'street', kind: 'text', group: 'address', lock: 'address', maxLength: 120 },
  { name: 'houseNumber', kind: 'text', group: 'address', lock: 'address', maxLength: 20 },
  { name: 'boxNr', kind: 'text', group: 'address', lock: 'address', maxLength: 20 },
  { name: 'latitude', kind: 'number', group: 'address', lock: 'address', min: -180, max: 180 },
  { name: 'longitude', kind: 'number', group: 'address', lock: 'address', min: -180, max: 180 },
  { name: 'publishAddress', kind: 'boolean', group: 'address', lock: 'address' },
]

const priceTargets: UnlabelledTarget[] = [
  { name: 'price', kind: 'number', group: 'price', lock: 'price', min: 0, max: highestPrice },
  { name: 'publishPrice', kind: 'boolean', group: 'price', lock: 'price' },
  { name: 'priceUnit', kind: 'integer', group: 'price', lock: 'price', min: 0, max: 999 },
  { name: 'priceUnitText', kind: 'localizedText', group: 'price', lock: 'price', maxLength: 60 },
  { name: 'currency', kind: 'choice', group: 'price', lock: 'price', options: ['EUR'] },
  { name: 'pricePeriod', kind: 'choice', group: 'price', lock: 'price', options: pricePeriods },
  { name: 'salePrice', kind: 'number', group: 'price', lock: 'price', min: 0, max: highestPrice },
  { name: 'rentPrice', kind: 'number', group: 'price', lock: 'price', min: 0, max: highestPrice },
  { name: 'rentPerArea', kind: 'number', group: 'price', lock: 'price', min: 0, max: highestPrice },
  { name: 'rentedArea', kind: 'number', group: 'price', lock: 'price', min: 0, max: highestPrice },
]

const offerTargets: UnlabelledTarget[] = [
  { name: 'goal', kind: 'choice', group: 'offer', lock: 'goal', options: propertyGoals },
  { name: 'status', kind: 'choice', group: 'offer', lock: 'status', options: propertyStatuses },
  { name: 'isForSale', kind: 'boolean', group: 'offer', lock: 'goal' },
  { name: 'isToLet', kind: 'boolean', group: 'offer', lock: 'goal' },
  { name: 'isLet', kind: 'boolean', group: 'offer', lock: 'status' },
  { name: 'isReference', kind: 'boolean', group: 'offer', lock: 'status' },
  { name: 'typeWebId', kind: 'integer', group: 'offer', lock: 'type', min: 1, max: 99 },
  { name: 'furtherTypeWebIds', kind: 'numberList', group: 'offer', lock: 'furtherTypes', min: 1, max: 99 },
]

const textTargets: UnlabelledTarget[] = [
  { name: 'headline', kind: 'localizedText', group: 'texts', lock: 'headline', maxLength: 160 },
  {
    name: 'description',
    kind: 'localizedText',
    group: 'texts',
    lock: 'description',
    maxLength: 20_000,
    hasLines: true,
  },
  { name: 'marquee', kind: 'integer', group: 'ribbon', lock: 'marquee', min: 0, max: 999 },
  { name: 'marqueeName', kind: 'localizedText', group: 'ribbon', lock: 'marquee', maxLength: 60 },
]

const relatedTargets: UnlabelledTarget[] = [
  { name: 'agentName', kind: 'text', group: 'contact', lock: 'agent', maxLength: 120 },
  { name: 'agentEmail', kind: 'text', group: 'contact', lock: 'agent', maxLength: 200 },
  { name: 'agentPhone', kind: 'text', group: 'contact', lock: 'agent', maxLength: 40 },
  { name: 'projectNumber', kind: 'integer', group: 'offer', lock: 'project', min: 0, max: 999_999_999 },
]

const fileTargets: UnlabelledTarget[] = [
  { name: 'pictures', kind: 'fileList', group: 'files', lock: 'pictures' },
  { name: 'plans', kind: 'fileList', group: 'files', lock: 'plans' },
  { name: 'documents', kind: 'fileList', group: 'files', lock: 'documents' },
]

const textsOfTargets = ['collections', 'importSources', 'fields', 'mapping', 'fields', 'target', 'options']

/** Its own label, else that of the property's field. */
const labelled = (target: UnlabelledTarget): ImportTarget => ({
  ...target,
  label: findSchemaText([...textsOfTargets, target.name]) ?? labelOfField('properties', target.name),
})

/** The targets that are no field of the catalogue. */
export const specialTargets: readonly ImportTarget[] = [
  ...offerTargets,
  ...textTargets,
  ...placeTargets,
  ...priceTargets,
  ...relatedTargets,
  ...fileTargets,
].map(labelled)
