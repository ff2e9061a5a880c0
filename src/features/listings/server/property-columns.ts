import type { Locale, Localized } from '@/lib/i18n/locales'
import { localized } from '@/lib/i18n/locales'
import { labelOfMention } from '@/features/compliance/model/mentions'
import { catalogueFields, findCatalogueField } from '@/features/property/model/catalogue'
import { flagOptions, goalOptions, statusOptions } from '@/features/property/model/options'
import type { CatalogueField, CatalogueOptions } from '@/features/property/model/types'
import { unitSuffixes } from '@/features/property/model/format-value'

import type { CsvCell, CsvColumn } from '@/lib/values/csv'
import { toDay } from '@/lib/time/belgian-time'
import { isRecord } from '@/lib/values/read-value'

/** A property as read for a list: related documents one level deep. */
export type ExportRow = Record<string, unknown>

interface PropertyColumn {
  name: string
  label: Localized
  value: (row: ExportRow, locale: Locale) => CsvCell
}

const plain = (value: unknown): CsvCell =>
  typeof value === 'string' || typeof value === 'number' ? value : null

const readPart = (value: unknown, name: string): CsvCell => (isRecord(value) ? plain(value[name]) : null)

const optionLabel = (options: CatalogueOptions, value: unknown, locale: Locale): CsvCell =>
  (typeof value === 'string' ? options[value]?.[locale] : null) ?? plain(value)

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

function catalogueValue(field: CatalogueField, value: unknown, locale: Locale): CsvCell {
  if (field.kind === 'date') return toDay(value)
  if (field.kind === 'flag') return optionLabel(flagOptions, value, locale)
  if (field.kind !== 'choice') return plain(value)
  const options: CatalogueOptions = field.options
  return listOf(value)
    .map((each) => optionLabel(options, each, locale))
    .filter(Boolean)
    .join(', ')
}

function labelOf(field: CatalogueField): Localized {
  const unit = field.kind === 'number' || field.kind === 'integer' ? field.unit : undefined
  if (!unit) return field.label
  const suffixes = unit === 'euro' ? localized(() => '€') : unitSuffixes[unit]
  return localized((locale) => `${field.label[locale]} (${suffixes[locale]})`)
}

const ofCatalogue = (field: CatalogueField): PropertyColumn => ({
  name: field.name,
  label: labelOf(field),
  value: (row, locale) => catalogueValue(field, row[field.name], locale),
})

const special = (name: string, value: PropertyColumn['value'], label?: Localized): PropertyColumn => ({
  name,
  value,
  label: label ?? findCatalogueField(name)?.label ?? localized(() => name),
})

const yesOrNo = (value: unknown, locale: Locale) => flagOptions[value === true ? 'yes' : 'no'][locale]

const specialColumns: PropertyColumn[] = [
  special('ref', ({ ref }) => plain(ref)),
  special('goal', ({ goal }, locale) => optionLabel(goalOptions, goal, locale)),
  special('status', ({ status }, locale) => optionLabel(statusOptions, status, locale)),
  special('type', ({ type }) => readPart(type, 'name')),
  special('headline', ({ headline }) => plain(headline), {
    ...{ nl: 'Titel', fr: 'Titre', en: 'Headline', de: 'Überschrift' },
  }),
  special('zip', ({ locality }) => readPart(locality, 'zip'), {
    ...{ nl: 'Postcode', fr: 'Code postal', en: 'Postal code', de: 'Postleitzahl' },
  }),
  special('locality', ({ locality }) => readPart(locality, 'name')),
  special('street', ({ street }) => plain(street), { nl: 'Straat', fr: 'Rue', en: 'Street', de: 'Straße' }),
  special('houseNumber', ({ houseNumber }) => plain(houseNumber), {
    ...{ nl: 'Nummer', fr: 'Numéro', en: 'Number', de: 'Hausnummer' },
  }),
  special('boxNr', ({ boxNr }) => plain(boxNr), { nl: 'Bus', fr: 'Boîte', en: 'Box', de: 'Bus' }),
  special('price', ({ price }) => plain(price), {
    ...{ nl: 'Prijs (€)', fr: 'Prix (€)', en: 'Price (€)', de: 'Preis (€)' },
  }),
  special('publishPrice', ({ publishPrice }, locale) => yesOrNo(publishPrice, locale), {
    ...{ nl: 'Prijs tonen', fr: 'Publier le prix', en: 'Publish the price', de: 'Preis anzeigen' },
  }),
  special('agent', ({ agent }) => readPart(agent, 'name'), {
    ...{ nl: 'Contactpersoon', fr: 'Personne de contact', en: 'Contact person', de: 'Ansprechpartner' },
  }),
  special('marquee', ({ marquee }) => plain(marquee), {
    ...{ nl: 'Lint (nummer)', fr: 'Bandeau (numéro)', en: 'Marquee (number)', de: 'Banderole (Nummer)' },
  }),
  special('project', ({ project }) => readPart(project, 'name')),
  special('onlineSince', ({ onlineSince }) => toDay(onlineSince)),
  special('soldAt', ({ soldAt }) => toDay(soldAt), {
    ...{ nl: 'Verkocht of verhuurd op', fr: 'Vendu ou loué le', en: 'Sold or let on', de: 'Verkauft am' },
  }),
  special('_status', ({ _status }, locale) => yesOrNo(_status === 'published', locale), {
    ...{ nl: 'Gepubliceerd', fr: 'Publié', en: 'Published', de: 'Veröffentlicht' },
  }),
  special(
    'missingMentions',
    ({ missingMentions }, locale) =>
      listOf(missingMentions)
        .flatMap((name) => (typeof name === 'string' ? (labelOfMention(name)?.[locale] ?? []) : []))
        .join(', '),
    {
      ...{ nl: 'Ontbrekende vermeldingen', fr: 'Mentions manquantes' },
      ...{ en: 'Missing mentions', de: 'Fehlende Angaben' },
    },
  ),
  special('updatedAt', ({ updatedAt }) => toDay(updatedAt), {
    ...{ nl: 'Laatst gewijzigd', fr: 'Dernière modification', en: 'Last changed', de: 'Zuletzt geändert' },
  }),
]

/** Always in the file: the standard columns of an agency's list. */
const base: readonly string[] = [
  ...specialColumns.map(({ name }) => name),
  ...['bedrooms', 'bathrooms', 'surfaceLiving', 'surfaceGround'],
  ...['epcLabelText', 'energyPerformance', 'epcUniqueCode', 'renterCharges', 'cadastralIncome'],
]

const all: readonly PropertyColumn[] = [...specialColumns, ...catalogueFields.map(ofCatalogue)]

/**
 * The columns of the file: the standard ones, then those that the list shows, with headings in the editor's
 * language.
 */
export function propertyColumns(
  shown: readonly string[],
  studioLocale: Locale,
  locale: Locale,
): CsvColumn<ExportRow>[] {
  return all
    .filter(({ name }) => base.includes(name) || shown.includes(name))
    .map(({ label, value }) => ({ heading: label[studioLocale], value: (row) => value(row, locale) }))
}
