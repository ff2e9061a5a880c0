import { tags } from '@/lib/cache/tags'
import { propertyLists } from '@/features/listings/model/property-lists'
import { indexAgain } from '@/features/listings/server/search-index/index-hooks'
import { forgetPublicSettings } from '@/features/property/server/public-properties'
import { anyone, isAdministrator } from '@/lib/payload/access'

import { defineGlobal } from '../../define-collection'
import { agencyField } from './agency-field'
import { brandField } from './brand-field'
import { displayFields } from './display-fields'
import { languageFields } from './language-fields'
import { serviceFields } from './service-fields'
import { trackingFields } from './tracking-fields'

/** Settings of the whole site. Readable by all, except the secrets. */
export const siteConfig = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: anyone, update: isAdministrator },
  // Languages affect every route, takeovers every list. Every page reads this global.
  refreshes: [tags.routes, propertyLists.all, propertyLists.ofKind('sale'), propertyLists.units],
  schema: {
    slug: 'siteConfig',
    label: {
      nl: 'Siteconfiguratie',
      fr: 'Configuration du site',
      en: 'Site configuration',
      de: 'Website-Konfiguration',
    },
    hooks: { afterChange: [forgetPublicSettings, indexAgain('daysShownWhenGone')] },
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: { nl: 'Talen', fr: 'Langues', en: 'Languages', de: 'Sprachen' }, fields: languageFields },
          { label: { nl: 'Kantoor', fr: 'Agence', en: 'Agency', de: 'Agentur' }, fields: [agencyField] },
          {
            label: { nl: 'Huisstijl', fr: 'Charte graphique', en: 'Brand', de: 'Erscheinungsbild' },
            fields: [brandField],
          },
          {
            label: { nl: 'Weergave', fr: 'Affichage', en: 'Display', de: 'Darstellung' },
            fields: displayFields,
          },
          { label: { nl: 'Metingen', fr: 'Mesures', en: 'Tracking', de: 'Messung' }, fields: trackingFields },
          { label: { nl: 'Diensten', fr: 'Services', en: 'Services', de: 'Dienste' }, fields: serviceFields },
        ],
      },
    ],
  },
})
