import type { Field, SelectField } from 'payload'

import { choiceOptions, regionField } from '@/features/property/server/select-fields'
import { propertyKinds } from '@/features/compliance/model/property-kinds'
import { goalOptions, statusOptions } from '@/features/property/model/options'

const scope = (name: string, options: SelectField['options']): SelectField => ({
  name,
  type: 'select',
  hasMany: true,
  options,
  admin: { width: '50%' },
})

const typesField: Field = {
  name: 'types',
  type: 'relationship',
  relationTo: 'propertyTypes',
  hasMany: true,
  admin: {
    width: '50%',
    allowCreate: false,
  },
}

const leaseField: Field = {
  name: 'leaseLongerThanYears',
  type: 'number',
  min: 1,
  max: 99,
  admin: { width: '50%', step: 1 },
}

/** The properties a rule applies to. */
export const scopeFields: Field[] = [
  {
    type: 'row',
    fields: [scope('regions', regionField().options), scope('goals', choiceOptions(goalOptions))],
  },
  {
    type: 'row',
    fields: [scope('kinds', [...propertyKinds]), typesField],
  },
  {
    type: 'row',
    fields: [scope('statuses', choiceOptions(statusOptions)), leaseField],
  },
]
