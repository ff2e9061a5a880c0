import type { Field, UploadField } from 'payload'

import { colourField } from '@/lib/payload/fields/colour-field'

const picture = (name: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  filterOptions: { mimeType: { contains: 'image/' } },
})

/** Colours and logos of the agency. Empty values leave the defaults. */
export const brandField: Field = {
  name: 'brand',
  type: 'group',
  admin: { hideGutter: true },
  fields: [
    picture('logo'),
    picture('logoOnDark'),
    picture('favicon'),
    colourField({ name: 'primaryColour' }),
    colourField({ name: 'accentColour' }),
  ],
}
