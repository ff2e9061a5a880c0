import type { Field } from 'payload'

import { crmFields } from './crm-fields'
import { effectsFields } from './effects-fields'
import { offerFields } from './offer-fields'

const namesOf = (fields: Field[]): string[] =>
  fields.flatMap((field) => ('name' in field ? [field.name] : []))

/** What the worker and visitors' links write of a lead, each in one atomic step, and what nobody changes afterwards. */
export const systemNames = [
  ...namesOf([...offerFields, ...effectsFields, ...crmFields]),
  'answers',
  'idempotencyKey',
]
