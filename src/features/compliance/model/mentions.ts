import type { Localized } from '@/lib/i18n/locales'
import { displayableFields, findCatalogueField } from '@/features/property/model/catalogue'

/**
 * The fields a rule may require: everything a page can show, except free texts, which are written per language,
 * while a mention is either given or not.
 */
export const mentionFields = displayableFields.filter(({ kind }) => kind !== 'localizedText')

/** Form fields by mention, where the names differ; the first one is to be filled in. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  address: ['street', 'houseNumber', 'publishAddress'],
  epcLabel: ['epcLabelText', 'epcState', 'energyPerformance'],
  price: ['price', 'publishPrice'],
}

/** The form field in which a mention is given. */
export const fieldOfMention = (mention: string): string => fieldsOf[mention]?.[0] ?? mention

/** The label of a mention in every language; null if the catalogue has no such field. */
export const labelOfMention = (mention: string): Localized | null =>
  findCatalogueField(mention)?.label ?? null
