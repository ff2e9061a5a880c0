import type { Localized } from '@/lib/i18n/locales'
import { displayableFields, findCatalogueField } from '@/lib/property/catalogue/catalogue'

/**
 * What a rule may ask for: everything a page can show, but for free texts. Those are written language by language,
 * and a mention is either there or not.
 */
export const mentionFields = displayableFields.filter(({ kind }) => kind !== 'localizedText')

export const mentionNames: readonly string[] = mentionFields.map(({ name }) => name)

/** Fields of the form by mention, where the two differ; the first is the one to fill in. */
const fieldsOf: Readonly<Record<string, readonly string[]>> = {
  address: ['street', 'houseNumber', 'publishAddress'],
  epcLabel: ['epcLabelText', 'epcState', 'energyPerformance'],
  price: ['price', 'publishPrice'],
}

/** The field of the form in which a mention is given. */
export const fieldOfMention = (mention: string): string => fieldsOf[mention]?.[0] ?? mention

export const labelOfMention = (mention: string): Localized | null =>
  findCatalogueField(mention)?.label ?? null
