import type { GlobalConfig } from 'payload'

import { revalidateGlobalOnChange } from '@/lib/cache/revalidate-on-change'
import { tags } from '@/lib/cache/tags'
import { administrators, everybody } from '@/lib/cms/access'

import { groups } from '../groups'

import { agencyField } from './site-config/agency-field'
import { brandField } from './site-config/brand-field'
import { displayFields } from './site-config/display-fields'
import { languageFields } from './site-config/language-fields'
import { serviceFields } from './site-config/service-fields'
import { trackingFields } from './site-config/tracking-fields'

/** What holds for the whole site. Readable by all, but for the captcha's secret. */
export const siteConfig: GlobalConfig = {
  slug: 'siteConfig',
  label: {
    nl: 'Siteconfiguratie',
    fr: 'Configuration du site',
    en: 'Site configuration',
    de: 'Website-Konfiguration',
  },
  admin: { group: groups.settings },
  access: { read: everybody, update: administrators },
  // Languages and price style reach into every page and route, the picture server into every picture.
  hooks: revalidateGlobalOnChange(tags.settings, tags.routes, tags.media),
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
}
