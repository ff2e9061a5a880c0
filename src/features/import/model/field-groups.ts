import { catalogueGroups, type CatalogueGroup } from '@/features/property/model/types'
import type { Localized } from '@/lib/i18n/locales'

/** The groups of fields whose owner a source names: the feed, or the editors. */
export const fieldGroups = [
  'texts',
  'offer',
  'address',
  'price',
  'ribbon',
  'contact',
  'files',
  ...catalogueGroups,
] as const
export type FieldGroup =
  | 'texts'
  | 'offer'
  | 'address'
  | 'price'
  | 'ribbon'
  | 'contact'
  | 'files'
  | CatalogueGroup

export const fieldGroupLabels: Readonly<Record<FieldGroup, Localized>> = {
  texts: { nl: 'Teksten', fr: 'Textes', en: 'Texts', de: 'Texte' },
  offer: {
    nl: 'Transactie, status en type',
    fr: 'Transaction, statut et type',
    en: 'Goal, status and type',
    de: 'Angebotsart, Status und Typ',
  },
  address: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
  price: { nl: 'Prijs', fr: 'Prix', en: 'Price', de: 'Preis' },
  ribbon: { nl: 'Lint', fr: 'Bandeau', en: 'Ribbon', de: 'Banderole' },
  contact: { nl: 'Contactpersoon', fr: 'Personne de contact', en: 'Contact person', de: 'Ansprechpartner' },
  files: {
    nl: 'Foto’s, plannen en documenten',
    fr: 'Photos, plans et documents',
    en: 'Pictures, plans and documents',
    de: 'Fotos, Grundrisse und Dokumente',
  },
  identity: {
    nl: 'Referentie en bouwjaar',
    fr: 'Référence et année',
    en: 'Reference and year',
    de: 'Referenz und Baujahr',
  },
  money: { nl: 'Kosten', fr: 'Frais', en: 'Costs', de: 'Kosten' },
  surfaces: { nl: 'Oppervlakten', fr: 'Surfaces', en: 'Surfaces', de: 'Flächen' },
  rooms: { nl: 'Ruimtes', fr: 'Pièces', en: 'Rooms', de: 'Räume' },
  technical: { nl: 'Techniek', fr: 'Technique', en: 'Technical', de: 'Technik' },
  comfort: { nl: 'Comfort', fr: 'Confort', en: 'Comfort', de: 'Komfort' },
  legal: { nl: 'Stedenbouw', fr: 'Urbanisme', en: 'Planning', de: 'Städtebau' },
  risk: {
    nl: 'Risico’s en attesten',
    fr: 'Risques et attestations',
    en: 'Risks and certificates',
    de: 'Risiken und Bescheinigungen',
  },
  energy: { nl: 'Energie', fr: 'Énergie', en: 'Energy', de: 'Energie' },
  rental: { nl: 'Verhuur', fr: 'Location', en: 'Rental', de: 'Vermietung' },
  viager: { nl: 'Lijfrente', fr: 'Viager', en: 'Life annuity', de: 'Leibrente' },
  orientation: { nl: 'Oriëntatie', fr: 'Orientation', en: 'Orientation', de: 'Ausrichtung' },
}
