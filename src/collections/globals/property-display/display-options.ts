import type { OptionObject } from 'payload'

import { displayableFields } from '@/features/property/model/catalogue'

/** Every field visible to visitors, with its name in the studio. */
export const displayFieldOptions: OptionObject[] = displayableFields.map(({ name, label }) => ({
  value: name,
  label,
}))
