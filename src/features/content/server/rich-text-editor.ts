import { lexicalEditor, LinkFeature, UploadFeature } from '@payloadcms/richtext-lexical'

import { linkFieldValidate } from '@/lib/payload/fields/link-field'

/**
 * The URL of a link with the check of every other link. Payload's own hook is left out: it encodes a path whose query it
 * does not expect, so that the link leads nowhere.
 */
const checkedUrl = <F extends object>(field: F): F =>
  'name' in field && field.name === 'url' ? { ...field, hooks: {}, validate: linkFieldValidate } : field

/** Replaced below, or never rendered (relationships). */
const leftOut = ['link', 'relationship', 'upload']

/** The editor of texts: links lead to a URL that is checked, and pictures come from the media library. */
export const richTextEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !leftOut.includes(key)),
    // No links to documents: their URL depends on the language. Editors write the original path.
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) => defaultFields.map(checkedUrl),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
  ],
})
