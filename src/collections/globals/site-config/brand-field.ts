import type { Field, SelectField, UploadField } from 'payload'

import { colourField } from '@/lib/payload/fields/colour-field'
import { studioMessage } from '@/lib/payload/studio-message'
import { fonts } from '@/lib/theme/fonts'
import { nearestReadableBrand, resolveTheme } from '@/lib/theme/theme'
import { motifs, radii } from '@/lib/theme/tokens'
import { contrastRatio, minTextContrast, readableOn } from '@/lib/values/contrast'

const picture = (name: string): UploadField => ({
  name,
  type: 'upload',
  relationTo: 'media',
  filterOptions: { mimeType: { contains: 'image/' } },
})

const shelf = Object.entries(fonts).map(([value, { name }]) => ({ value, label: name }))

/** Half a row wide. */
const choice = (name: string, options: SelectField['options']): SelectField => ({
  name,
  type: 'select',
  options,
  admin: { width: '50%' },
})

/** Rounded down, so that 4.49 is not shown as enough. */
const shown = (ratio: number): number => Math.floor(ratio * 10) / 10

const primaryColour = colourField({
  name: 'primaryColour',
  ground: resolveTheme().hardGround,
  check: (colour, req) => {
    const ratio = contrastRatio(colour, resolveTheme().hardGround)
    if (ratio >= minTextContrast) return true
    const nearest = nearestReadableBrand(colour)
    return studioMessage(req, 'fields.weakBrand', { colour, ratio: shown(ratio), nearest })
  },
})

const accentColour = colourField({
  name: 'accentColour',
  check: (colour, req) => {
    const ratio = contrastRatio(colour, readableOn(colour))
    if (ratio >= minTextContrast) return true
    return studioMessage(req, 'fields.weakAccent', { colour, ratio: shown(ratio) })
  },
})

/** Colours, fonts and logos of the agency. Empty values leave those of `site/theme.css`. */
export const brandField: Field = {
  name: 'brand',
  type: 'group',
  admin: { hideGutter: true },
  fields: [
    picture('logo'),
    picture('logoOnDark'),
    picture('logoOneColour'),
    picture('favicon'),
    primaryColour,
    accentColour,
    { type: 'row', fields: [choice('headingFont', shelf), choice('textFont', shelf)] },
    {
      type: 'row',
      fields: [choice('radius', Object.keys(radii)), choice('motif', [...motifs])],
    },
  ],
}
