import { personFields } from '@/features/submissions/model/person-fields'
import { anywhereCondition } from '@/features/submissions/model/search-prefill'
import { defineForm } from '@/features/submissions/model/define-form'
import { agencyEmail } from '@/features/submissions/model/standard-emails'
import type { FieldSchema, FormRule, StepSchema } from '@/features/submissions/model/form-field'

/** Criteria with a minimum and a maximum. The answers have the names of the fields of `demands`, such as `minPrice`. */
interface Range {
  of: string
  kind: 'money' | 'number'
  max: number
}

const price: Range = {
  of: 'Price',
  kind: 'money',
  max: 100_000_000,
}

const rooms = (of: string): Range => ({ of, kind: 'number', max: 50 })

const bedrooms = rooms('Bedrooms')
const bathrooms = rooms('Bathrooms')
const garages = rooms('Garages')
const parking = rooms('Parking')

const bound = (end: 'min' | 'max', { of, kind, max }: Range): FieldSchema => ({
  kind,
  name: `${end}${of}`,
  autocomplete: 'off',
  width: 'half',
  min: 0,
  max,
})

const bounds = (range: Range): FieldSchema[] => [bound('min', range), bound('max', range)]

/** The search criteria: type, place and price. */
const searchStep: StepSchema = {
  id: 'search',
  fields: [
    {
      kind: 'radio',
      name: 'goal',
      required: true,
      options: ['sale', 'rent', { value: 'takeover', onlyIf: 'showTakeovers' }],
    },
    {
      kind: 'checkboxes',
      name: 'types',
      required: true,
      options: 'propertyTypes',
    },
    {
      kind: 'checkboxes',
      name: 'localities',
      required: true,
      options: 'localities',
      isOnMap: true,
      // A part of the map and a postcode are zones too, and a list without a place was searched everywhere.
      optionalWith: [
        { field: 'search', contains: ['area=', 'near=', 'country=', anywhereCondition] },
        { field: 'zips' },
      ],
    },
    {
      kind: 'text',
      name: 'zips',
      isPostcodes: true,
      inputMode: 'numeric',
      autocomplete: 'off',
      maxLength: 300,
    },
    ...bounds(price),
    {
      kind: 'text',
      name: 'search',
      isHidden: true,
      autocomplete: 'off',
      maxLength: 1000,
    },
  ],
}

/** Optional preferences. */
const wishesStep: StepSchema = {
  id: 'wishes',
  fields: [
    ...bounds(bedrooms),
    ...bounds(garages),
    ...bounds(parking),
    // In a separate row, so that the other fields form pairs.
    bound('min', bathrooms),
    { kind: 'checkbox', name: 'garden' },
    {
      kind: 'checkbox',
      name: 'terrace',
    },
  ],
}

/** An upper bound must not be below its lower bound. */
const criteriaRules: FormRule[] = [price, bedrooms, garages, parking].map(({ of }) => ({
  rule: 'range',
  lower: `min${of}`,
  upper: `max${of}`,
}))

/** The name of the search, which its e-mails give as their reason. */
const searchNameField: FieldSchema = {
  kind: 'text',
  name: 'searchName',
  maxLength: 80,
  autocomplete: 'off',
}

/** Frequency of the e-mails. */
const frequencyField: FieldSchema = {
  kind: 'radio',
  name: 'frequency',
  required: true,
  options: ['immediately', 'daily', 'weekly'],
}

/** Registers a search: e-mails about matching properties, once the e-mail address is confirmed. */
export const demandRegister = defineForm({
  kind: 'demandRegister',
  retentionMonths: 24,
  steps: [
    searchStep,
    wishesStep,
    { id: 'person', fields: [searchNameField, ...personFields({ names: 'optional' }), frequencyField] },
  ],
  rules: criteriaRules,
  isWithdrawn: async () => (await import('@/features/subscriptions/server/is-opt-in-ended')).isDemandEnded,
  receipt: async () => (await import('@/features/subscriptions/server/search-receipt')).makeSearchReceipt,
  afterStored: async () => (await import('@/features/subscriptions/server/register-demand')).registerDemand,
  // The e-mail with the confirmation link needs the stored demand: `registerDemand` sends it.
  emails: { agency: (facts) => agencyEmail(facts), visitor: () => null },
  fixture: async () => (await import('./demand-register.fixture')).demandRegisterFixture,
})
