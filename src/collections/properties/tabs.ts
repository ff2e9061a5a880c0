import type { Field, UnnamedTab } from 'payload'

import { catalogueGroupFields } from '@/lib/cms/fields/catalogue-field'
import type { Localized } from '@/lib/i18n/locales'

import { addressFields } from './address-fields'
import { identityFields } from './identity-fields'
import { internalFields } from './internal-fields'
import { mediaFields } from './media-fields'
import { pointsOfInterestField } from './points-of-interest-field'
import { priceFields } from './price-fields'

const tab = (label: Localized, fields: Field[]): UnnamedTab => ({ label, fields })

export const propertyTabs: UnnamedTab[] = [
  tab({ nl: 'Identiteit', fr: 'Identité', en: 'Identity', de: 'Identität' }, [
    ...identityFields,
    ...addressFields,
  ]),
  tab(
    { nl: 'Prijs en kosten', fr: 'Prix et frais', en: 'Price and costs', de: 'Preis und Kosten' },
    priceFields,
  ),
  tab(
    { nl: 'Oppervlakten', fr: 'Surfaces', en: 'Surfaces', de: 'Flächen' },
    catalogueGroupFields('surfaces'),
  ),
  tab({ nl: 'Ruimtes', fr: 'Pièces', en: 'Rooms', de: 'Räume' }, catalogueGroupFields('rooms')),
  tab({ nl: 'Techniek', fr: 'Technique', en: 'Technical', de: 'Technik' }, catalogueGroupFields('technical')),
  tab({ nl: 'Comfort', fr: 'Confort', en: 'Comfort', de: 'Komfort' }, catalogueGroupFields('comfort')),
  tab({ nl: 'Stedenbouw', fr: 'Urbanisme', en: 'Planning', de: 'Städtebau' }, catalogueGroupFields('legal')),
  tab(
    {
      nl: 'Risico’s en attesten',
      fr: 'Risques et attestations',
      en: 'Risks and certificates',
      de: 'Risiken und Bescheinigungen',
    },
    catalogueGroupFields('risk'),
  ),
  tab({ nl: 'Energie', fr: 'Énergie', en: 'Energy', de: 'Energie' }, catalogueGroupFields('energy')),
  tab({ nl: 'Verhuur', fr: 'Location', en: 'Rental', de: 'Vermietung' }, catalogueGroupFields('rental')),
  tab({ nl: 'Lijfrente', fr: 'Viager', en: 'Life annuity', de: 'Leibrente' }, catalogueGroupFields('viager')),
  tab({ nl: 'Oriëntatie', fr: 'Orientation', en: 'Orientation', de: 'Ausrichtung' }, [
    ...catalogueGroupFields('orientation'),
    pointsOfInterestField,
  ]),
  tab({ nl: 'Media', fr: 'Médias', en: 'Media', de: 'Medien' }, mediaFields),
  tab({ nl: 'Beheer', fr: 'Gestion', en: 'Management', de: 'Verwaltung' }, internalFields),
]
