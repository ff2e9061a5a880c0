import { lexicalEditor, LinkFeature, UploadFeature, createServerFeature } from '@payloadcms/richtext-lexical'
import { deepMergeSimple, type Field } from 'payload'

import { schemaText } from '@/lib/i18n/schema-messages'
import { urlField } from '@/lib/payload/fields/link-field'
import { withFieldTexts } from '@/lib/payload/schema-texts'
import { withoutPendingPictures } from '@/features/content/model/pending-pictures'
import { isRecord } from '@/lib/values/read-value'
import { localized, type Locale } from '@/lib/i18n/locales'

/** Keys of words of the editor of texts, by feature: ours replace those of its package. */
const keys: Record<string, readonly string[]> = {
  general: ['placeholder', 'slashMenuBasicGroupLabel', 'toolbarItemsActive'],
  heading: ['label'],
  align: ['alignLeftLabel', 'alignCenterLabel', 'alignRightLabel', 'alignJustifyLabel'],
  blockquote: ['label'],
  paragraph: ['label', 'label2'],
  upload: ['label'],
  link: ['label', 'loadingWithEllipsis'],
  checklist: ['label'],
  orderedList: ['label'],
  unorderedList: ['label'],
  horizontalRule: ['label'],
  indent: ['decreaseLabel', 'increaseLabel'],
}

const wordsOf = (feature: string, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    (keys[feature] ?? []).map((key) => [key, schemaText('editor', feature, key, 'label')[locale]]),
  )

/** The words in each language, as Payload merges them. */
const richTextWords = localized((locale) => ({
  lexical: Object.fromEntries(Object.keys(keys).map((feature) => [feature, wordsOf(feature, locale)])),
}))

/**
 * What is pasted into a text: lists and tables of Word remain as far as the editor can, pictures that cannot be stored
 * are left out. One that a draft holds since before is left out when it is published, because the editor of texts has no way to remove it.
 */
const pasteFeature = createServerFeature({
  key: 'cleanPaste',
  feature: {
    ClientFeature: '/features/content/studio/paste-feature#PasteFeature',
    hooks: {
      beforeValidate: [
        ({ data, value }): unknown =>
          isRecord(data) && data._status === 'draft' ? value : withoutPendingPictures(value),
      ],
    },
  },
})

/** Hands undo and redo on to the form once the text has no steps of its own. */
const historyFeature = createServerFeature({
  key: 'formHistory',
  feature: { ClientFeature: '/features/undo/studio/rich-text-history#HistoryFeature' },
})

const dialog = ['dialogs', 'link']

/** Payload puts its own labels into words once, in the language of the first reader. */
const named = new Set(['text', 'newTab'])

/**
 * A field of Payload's dialog of a link. Its URL is that of every other link, so that it is chosen, checked and marked
 * alike. (Payload's own also encodes a path whose query it does not expect, and the link leads nowhere.) Its kind is
 * always a URL.
 */
export function ownField(field: Field): Field {
  const name = 'name' in field ? field.name : ''
  if (name === 'url') return withFieldTexts([urlField(true)], dialog)[0] ?? field
  if (name === 'linkType') return { ...field, admin: { hidden: true } } as Field
  return named.has(name)
    ? ({ ...field, label: schemaText(...dialog, 'fields', name, 'label') } as Field)
    : field
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
    pasteFeature(),
    historyFeature(),
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
