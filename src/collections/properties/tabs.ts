import type { Field, UnnamedTab } from 'payload'

import { catalogueGroupFields } from '@/features/property/server/catalogue-field'
import type { CatalogueGroup } from '@/features/property/model/types'
import type { Localized } from '@/lib/i18n/locales'

import { essentialNames, essentials } from './essentials-tab'
import { detailFields } from './identity-fields'
import { internalFields } from './internal-fields'
import { mediaFields } from './media-fields'
import { pointsOfInterestField } from './points-of-interest-field'
import { furtherPriceFields } from './price-fields'

const tab = (label: Localized, fields: Field[]): UnnamedTab => ({ label, fields })

/** The fields of a group that are not among the essentials. */
const rest = (group: CatalogueGroup) => catalogueGroupFields(group, essentialNames)

/** Tabs in the order of data entry: a new property needs the first tab and its pictures. */
export const propertyTabs: UnnamedTab[] = [
  tab({ nl: 'Essentieel', fr: 'L’essentiel', en: 'Essentials', de: 'Das Wichtigste' }, essentials),
  tab({ nl: 'Media', fr: 'Médias', en: 'Media', de: 'Medien' }, mediaFields),
  tab({ nl: 'Gegevens', fr: 'Détails', en: 'Details', de: 'Angaben' }, detailFields),
  tab(
    { nl: 'Prijs en kosten', fr: 'Prix et frais', en: 'Price and costs', de: 'Preis und Kosten' },
    furtherPriceFields,
  ),
  tab({ nl: 'Oppervlakten', fr: 'Surfaces', en: 'Surfaces', de: 'Flächen' }, rest('surfaces')),
  tab({ nl: 'Ruimtes', fr: 'Pièces', en: 'Rooms', de: 'Räume' }, rest('rooms')),
  tab({ nl: 'Techniek', fr: 'Technique', en: 'Technical', de: 'Technik' }, rest('technical')),
  tab({ nl: 'Comfort', fr: 'Confort', en: 'Comfort', de: 'Komfort' }, rest('comfort')),
  tab({ nl: 'Stedenbouw', fr: 'Urbanisme', en: 'Planning', de: 'Städtebau' }, rest('legal')),
  tab(
    {
      nl: 'Risico’s en attesten',
      fr: 'Risques et attestations',
      en: 'Risks and certificates',
      de: 'Risiken und Bescheinigungen',
    },
    rest('risk'),
  ),
  tab({ nl: 'Energie', fr: 'Énergie', en: 'Energy', de: 'Energie' }, rest('energy')),
  tab({ nl: 'Verhuur', fr: 'Location', en: 'Rental', de: 'Vermietung' }, rest('rental')),
  tab({ nl: 'Lijfrente', fr: 'Viager', en: 'Life annuity', de: 'Leibrente' }, rest('viager')),
  tab({ nl: 'Oriëntatie', fr: 'Orientation', en: 'Orientation', de: 'Ausrichtung' }, [
    ...rest('orientation'),
    pointsOfInterestField,
  ]),
  tab({ nl: 'Beheer', fr: 'Gestion', en: 'Management', de: 'Verwaltung' }, internalFields),
]
