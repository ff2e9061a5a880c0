import { statusOptions, transactionOptions } from './options'
import type { SpecialField } from './types'

/** Special fields that can be shown besides the plain ones. */
export const specialFields = [
  {
    name: 'ref',
    kind: 'special',
    label: { nl: 'Publiek nummer', fr: 'Numéro public', en: 'Public number', de: 'Öffentliche Nummer' },
    format: 'string',
    section: 'general',
  },
  {
    name: 'goal',
    kind: 'special',
    options: transactionOptions,
    label: { nl: 'Transactie', fr: 'Transaction', en: 'Transaction', de: 'Angebotsart' },
    format: 'string',
    section: 'general',
  },
  {
    name: 'status',
    kind: 'special',
    options: statusOptions,
    label: { nl: 'Status', fr: 'Statut', en: 'Status', de: 'Status' },
    format: 'string',
    section: 'general',
  },
  {
    name: 'type',
    kind: 'special',
    label: { nl: 'Type', fr: 'Type', en: 'Type', de: 'Objektart' },
    format: 'string',
    section: 'general',
  },
  {
    name: 'furtherTypes',
    kind: 'special',
    label: { nl: 'Andere types', fr: 'Autres types', en: 'Further types', de: 'Weitere Objektarten' },
    format: 'array',
    section: 'general',
  },
  {
    name: 'address',
    kind: 'special',
    label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' },
    format: 'address',
    section: 'general',
  },
  {
    name: 'locality',
    kind: 'special',
    label: { nl: 'Plaats', fr: 'Localité', en: 'Locality', de: 'Ort' },
    format: 'string',
    section: 'general',
  },
  {
    name: 'neighbourhood',
    kind: 'special',
    label: { nl: 'Buurt', fr: 'Quartier', en: 'Neighbourhood', de: 'Wohnviertel' },
    format: 'string',
    section: 'general',
  },
  {
    name: 'project',
    kind: 'special',
    label: { nl: 'Nieuwbouwproject', fr: 'Projet neuf', en: 'New-build project', de: 'Neubauprojekt' },
    format: 'string',
    section: 'general',
  },
  {
    name: 'onlineSince',
    kind: 'special',
    label: { nl: 'Online sinds', fr: 'En ligne depuis', en: 'Online since', de: 'Online seit' },
    format: 'date',
    section: 'general',
  },
  {
    name: 'price',
    kind: 'special',
    label: { nl: 'Prijs', fr: 'Prix', en: 'Price', de: 'Preis' },
    format: 'price',
    section: 'financial',
    disclosesPrice: true,
  },
  {
    name: 'epcLabel',
    kind: 'special',
    label: { nl: 'Energielabel', fr: 'Label énergétique', en: 'Energy label', de: 'Energieklasse' },
    format: 'string',
    section: 'energy',
  },
] as const satisfies readonly SpecialField[]
