import type { Condition, Field } from 'payload'

import { pictureRowsInput } from '@/features/media/model/pictures-input'
import { blockOptions } from '@/lib/payload/fields/block-options'
import { linkFields } from '@/lib/payload/fields/link-field'

import { inPicker } from '../block-picker'
import type { BlockSchema } from '../define-block'

const hasType =
  (type: string): Condition =>
  (_, sibling) =>
    sibling?.bannerType === type

const maxSlides = 8

const slidesField: Field = {
  name: 'slides',
  type: 'array',
  maxRows: maxSlides,
  admin: { condition: hasType('gallery') },
  fields: [
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      required: true,
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    {
      name: 'link',
      type: 'group',
      fields: linkFields(),
    },
  ],
}

export const heroBannerSchema: BlockSchema<'heroBanner'> = {
  slug: 'heroBanner',
  interfaceName: 'HeroBannerBlock',
  admin: inPicker('hero-banner', 'picture'),
  fields: [
    {
      name: 'bannerType',
      type: 'select',
      required: true,
      defaultValue: 'image',
      options: ['image', 'gallery', 'video', 'properties', 'projects'],
    },
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    {
      name: 'video',
      type: 'upload',
      relationTo: 'media',
      filterOptions: { mimeType: { contains: 'video/' } },
      admin: { condition: hasType('video') },
    },
    slidesField,
    pictureRowsInput({
      list: 'slides',
      max: maxSlides,
      altSource: 'page',
      condition: hasType('gallery'),
    }),
    {
      name: 'showQuickSearch',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'showCounts',
      type: 'checkbox',
      defaultValue: true,
    },
    {
      name: 'link',
      type: 'group',
      fields: linkFields(),
    },
    ...blockOptions({ only: ['status'] }),
  ],
}
