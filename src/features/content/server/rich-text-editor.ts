import { lexicalEditor, LinkFeature, UploadFeature } from '@payloadcms/richtext-lexical'
import { deepMergeSimple, type Field } from 'payload'

import { urlField } from '@/lib/payload/fields/link-field'

import { richTextWords } from './rich-text-words'

/**
 * The fields of Payload's dialog with the URL of every other link, so that it is chosen, checked and marked alike. (Payload's
 * own also encodes a path whose query it does not expect, and the link leads nowhere.) Its kind is always a URL.
 */
function ownField(field: Field): Field {
  const name = 'name' in field ? field.name : ''
  if (name === 'url') return urlField(true)
  return name === 'linkType' ? ({ ...field, admin: { hidden: true } } as Field) : field
}

/** Replaced below, or never rendered (relationships). */
const leftOut = ['link', 'relationship', 'upload']

const editor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => !leftOut.includes(key)),
    // No links to documents: their URL depends on the language. Editors write the original path.
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.flatMap((field) => (field.type === 'tab' ? [] : ownField(field))),
    }),
    UploadFeature({ enabledCollections: ['media'] }),
  ],
})

/**
 * The editor of texts: links lead to a URL that is checked, pictures come from the media library, and its own words are
 * those of the studio.
 */
export const richTextEditor: typeof editor = async (surroundings) => {
  const adapter = await editor(surroundings)
  return { ...adapter, i18n: deepMergeSimple(adapter.i18n ?? {}, richTextWords) }
}
