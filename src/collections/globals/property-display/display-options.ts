import type { OptionObject } from 'payload'

import type { Localized } from '@/lib/i18n/locales'
import { displayableFields } from '@/features/property/model/catalogue'
import {
  displayFormats,
  displaySections,
  type DisplayFormat,
  type DisplaySection,
} from '@/features/property/model/types'

const formatLabels: Record<DisplayFormat, Localized> = {
  string: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
  number: { nl: 'Getal', fr: 'Nombre', en: 'Number', de: 'Zahl' },
  price: { nl: 'Prijs', fr: 'Prix', en: 'Price', de: 'Preis' },
  address: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
  date: { nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' },
  array: { nl: 'Lijst', fr: 'Liste', en: 'List', de: 'Liste' },
  percentage: { nl: 'Percentage', fr: 'Pourcentage', en: 'Percentage', de: 'Prozentsatz' },
}

const sectionLabels: Record<DisplaySection, Localized> = {
  general: { nl: 'Algemeen', fr: 'Général', en: 'General', de: 'Allgemein' },
  financial: { nl: 'Financieel', fr: 'Finances', en: 'Financial', de: 'Finanzielles' },
  planning: { nl: 'Stedenbouw', fr: 'Urbanisme', en: 'Planning', de: 'Städtebau' },
  energy: { nl: 'Energie (EPC)', fr: 'Énergie (PEB)', en: 'Energy (EPC)', de: 'Energie (PEB)' },
  comfort: { nl: 'Comfort', fr: 'Confort', en: 'Comfort', de: 'Komfort' },
  environment: { nl: 'Omgeving', fr: 'Environnement', en: 'Environment', de: 'Umgebung' },
}

export const formatOptions: OptionObject[] = displayFormats.map((value) => ({
  value,
  label: formatLabels[value],
}))

export const sectionOptions: OptionObject[] = displaySections.map((value) => ({
  value,
  label: sectionLabels[value],
}))

/** Every field visible to visitors, with its name in the studio. */
export const displayFieldOptions: OptionObject[] = displayableFields.map(({ name, label }) => ({
  value: name,
  label,
}))
