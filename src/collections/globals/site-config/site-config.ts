import { revalidateGlobalOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { forgetShowTakeovers } from '@/features/property/server/public-properties'
import { anyone, isAdministrator } from '@/lib/payload/access'

import { defineGlobal } from '../../define-collection'
import { agencyField } from './agency-field'
import { brandField } from './brand-field'
import { displayFields } from './display-fields'
import { languageFields } from './language-fields'
import { serviceFields } from './service-fields'
import { trackingFields } from './tracking-fields'

const revalidation = revalidateGlobalOnChange(tags.settings, tags.routes, tags.media, tags.properties)

/** Settings of the whole site. Readable by all, except the secrets. */
export const siteConfig = defineGlobal({
  menu: { group: 'settings', shownTo: isAdministrator },
  access: { read: anyone, update: isAdministrator },
  schema: {
    slug: 'siteConfig',
    label: {
      nl: 'Siteconfiguratie',
      fr: 'Configuration du site',
      en: 'Site configuration',
      de: 'Website-Konfiguration',
    },
    // Languages and price style affect every page and route, the image host every picture, takeovers every list.
    hooks: { afterChange: [forgetShowTakeovers, ...revalidation.afterChange] },
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
