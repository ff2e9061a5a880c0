import type { CustomComponent, Field, UnnamedTab } from 'payload'

import { helpBelow } from '@/features/writing-help/server/api'

/** Shows the number of characters below the field and what a search engine would cut. */
const lengthHint = '/features/seo/studio/length-hint#LengthHint'
const below: Record<string, CustomComponent[]> = {
  metaTitle: [lengthHint, helpBelow(['searchTitle'])],
  metaDescription: [lengthHint, helpBelow(['searchDescription'])],
  ogTitle: [lengthHint],
  ogDescription: [lengthHint],
}

const shortText = (name: string): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 200,
  admin: { components: { afterInput: below[name] ?? [] } },
})

const longText = (name: string): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 500,
  admin: { components: { afterInput: below[name] ?? [] } },
})

const activeField: Field = {
  name: 'isActiveSEO',
  type: 'checkbox',
  defaultValue: true,
}

/** Live previews of the search result and the shared card. */
const previewField: Field = {
  name: 'seoPreview',
  type: 'ui',
  admin: { components: { Field: '/composition/studio-parts#SeoPreview' }, disableListColumn: true },
}

/** Texts for search engines and social media, in the group `seo`. */
const seoGroup: Field = {
  name: 'seo',
  type: 'group',
  admin: { hideGutter: true },
  fields: [
    shortText('pageTitle'),
    shortText('metaTitle'),
    longText('metaDescription'),
    shortText('ogTitle'),
    longText('ogDescription'),
    {
      name: 'ogImage',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      filterOptions: { mimeType: { contains: 'image/' } },
    },
    shortText('twitterTitle'),
    longText('twitterDescription'),
  ],
}

/** The fields `isActiveSEO` and `seo` in a separate tab. */
export const seoTab = (): UnnamedTab => ({
  label: 'seo',
  fields: [activeField, previewField, seoGroup],
})
