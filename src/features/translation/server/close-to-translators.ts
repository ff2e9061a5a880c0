import type { Access, Block, CollectionConfig, Field, PayloadRequest } from 'payload'

import { mayWriteIn } from '@/features/translation/model/target-languages'
import { isLocale } from '@/lib/i18n/locales'
import { isNotTranslator, staffRole } from '@/lib/payload/access'

import type { TranslationContext } from './note-stale-texts'

/** Whether one of the fields, or of those inside, has a text by language. */
export const holdsTexts = (fields: readonly Field[]): boolean =>
  fields.some((field) => {
    if ('localized' in field && field.localized) return true
    if (field.type === 'blocks') return true
    if (field.type === 'tabs') return field.tabs.some((tab) => holdsTexts(tab.fields))
    return 'fields' in field && holdsTexts(field.fields)
  })

const closed = (field: Field): Field =>
  // One place for all kinds of fields, whose access rules have different types.
  ({
    ...field,
    access: { update: isNotTranslator, ...('access' in field ? field.access : {}) },
  }) as Field

/** Closes every field that is not localized. A field with localized children stays open, its other children do not. */
function closedField(field: Field): Field {
  switch (field.type) {
    case 'ui':
    case 'join':
    case 'blocks':
      return field
    case 'tabs':
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: closedFields(tab.fields) })) }
    case 'row':
    case 'collapsible':
      return { ...field, fields: closedFields(field.fields) }
    case 'group':
    case 'array':
      return holdsTexts(field.fields) ? { ...field, fields: closedFields(field.fields) } : closed(field)
    default:
      return field.localized ? field : closed(field)
  }
}

const closedFields = (fields: readonly Field[]): Field[] => fields.map(closedField)

/** Whether a save is in a language that is not the translator's. The note that a text was reviewed is no text. */
function isInOtherLanguage({ context, locale, user }: PayloadRequest): boolean {
  const { confirmedTexts, reviewedTranslations } = context as TranslationContext
  return !(confirmedTexts ?? reviewedTranslations) && isLocale(locale) && !mayWriteIn(user, locale)
}

/** Publishing is not translating, nor is another language than one's own: the studio shows forms and buttons by this rule. */
const onlyTranslating =
  (rule: Access): Access =>
  (args) => {
    if (staffRole(args.req.user) !== 'translator') return rule(args)
    const data = args.data as { _status?: unknown } | undefined
    return data?._status === 'published' || isInOtherLanguage(args.req) ? false : rule(args)
  }

/** A block whose options translators see and cannot change. */
export const closeBlockToTranslators = (block: Block): Block => ({
  ...block,
  fields: closedFields(block.fields),
})

/**
 * Restricts translators to texts in a whole collection, without a rule per field: the form shows other fields as
 * read-only, and a save accepts only texts (`translatorSteps`). Collections of accounts are excluded: users edit their own account.
 */
export function closeToTranslators(collection: CollectionConfig): CollectionConfig {
  if (collection.auth) return collection
  const { access, fields } = collection
  return {
    ...collection,
    fields: closedFields(fields),
    access: { ...access, ...(access?.update && { update: onlyTranslating(access.update) }) },
  }
}
