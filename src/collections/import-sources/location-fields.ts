import type { TextField, TextFieldSingleValidation } from 'payload'

import { isApiFormat } from '@/features/import/model/api-kinds'
import { isFeedUrl, isFeedFile } from '@/features/import/model/feed-location'
import { studioMessage } from '@/lib/payload/studio-message'

type LocationField = 'file' | 'address'

const isValid: Readonly<Record<LocationField, (text: string) => boolean>> = {
  file: isFeedFile,
  address: isFeedUrl,
}

/** One of the two is required, and only the one that is shown is checked. */
const checkLocation =
  (name: LocationField): TextFieldSingleValidation =>
  (value, { siblingData, req }) => {
    const { location, format } = siblingData as { location?: unknown; format?: unknown }
    if (isApiFormat(format)) {
      // An account may not travel unprotected.
      const isApi = !value || (isFeedUrl(value) && value.startsWith('https://'))
      return name === 'file' || isApi || studioMessage(req, 'fields.apiAddress')
    }
    if (location !== name || (value && isValid[name](value))) return true
    return studioMessage(req, name === 'file' ? 'fields.feedFile' : 'fields.feedAddress')
  }

const locationField = (name: LocationField): TextField => ({
  name,
  type: 'text',
  maxLength: 500,
  validate: checkLocation(name),
  admin: {
    condition: (_, { location, format }) => (isApiFormat(format) ? name === 'address' : location === name),
  },
})

/** Where the feed is: the one that `location` names. */
export const locationFields: TextField[] = [locationField('address'), locationField('file')]
