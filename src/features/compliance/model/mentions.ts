import type { Localized } from '@/lib/i18n/locales'
import { displayableFields, findCatalogueField } from '@/features/property/model/catalogue'

/**
 * The fields a rule may require: everything a page can show, except free texts, which are written per language,
 * while a mention is either given or not. For the server: forms read them from the configuration (`useMentionLabels`).
 */
export const mentionFields = displayableFields.filter(({ kind }) => kind !== 'localizedText')

/** Their names, for `complianceChecklist`. */
export const mentionNames: ReadonlySet<string> = new Set(mentionFields.map(({ name }) => name))

/** The label of a mention in every language; null if the catalogue has no such field. */
export const labelOfMention = (mention: string): Localized | null =>
  findCatalogueField(mention)?.label ?? null
