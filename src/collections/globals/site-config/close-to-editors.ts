import type { Field } from 'payload'

import { isAdministrator } from '@/lib/payload/access'
import { mapFields } from '@/lib/payload/fields/map-fields'

function closed(field: Field): Field {
  if (!('name' in field) || field.type === 'ui' || field.type === 'join') return field
  const ownAccess = 'access' in field ? field.access : {}
  // One place for all kinds of fields, whose access rules have different types.
  return { ...field, access: { update: isAdministrator, ...ownAccess } } as Field
}

/** The fields, which administrators alone change. An editor sees them and a save of an editor keeps them. */
export const closeToEditors = (fields: readonly Field[]): Field[] => mapFields(fields, closed)
