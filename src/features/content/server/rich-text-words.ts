import { localized, type Locale } from '@/lib/i18n/locales'
import { schemaText } from '@/lib/i18n/schema-messages'

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
export const richTextWords = localized((locale) => ({
  lexical: Object.fromEntries(Object.keys(keys).map((feature) => [feature, wordsOf(feature, locale)])),
}))
