import type { Field, UnnamedTab } from 'payload'

/** Shows the number of characters below the field and what a search engine would cut. */
const lengthHint = { components: { afterInput: ['/features/seo/studio/length-hint#LengthHint'] } }
const hinted = new Set(['metaTitle', 'metaDescription', 'ogTitle', 'ogDescription'])

const shortText = (name: string): Field => ({
  name,
  type: 'text',
  localized: true,
  maxLength: 200,
  admin: { ...(hinted.has(name) && lengthHint) },
})

const longText = (name: string): Field => ({
  name,
  type: 'textarea',
  localized: true,
  maxLength: 500,
  admin: { ...(hinted.has(name) && lengthHint) },
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
