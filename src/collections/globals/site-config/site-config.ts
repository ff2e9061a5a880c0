import { tags } from '@/lib/cache/tags'
import { propertyLists } from '@/features/listings/model/property-lists'
import { anyone, isEditor } from '@/lib/payload/access'

import { defineGlobal } from '../../define-collection'
import { agencyField } from './agency-field'
import { brandField } from './brand-field'
import { closeToEditors } from './close-to-editors'
import { displayFields } from './display-fields'
import { languageFields } from './language-fields'
import { serviceFields } from './service-fields'
import { trackingFields } from './tracking-fields'

/**
 * Settings of the whole site. Readable by all, except the secrets. Editors change how the agency can be reached; a field
 * of another tab goes through `closeToEditors`.
 */
export const siteConfig = defineGlobal({
  menu: { group: 'settings', shownTo: isEditor },
  access: { read: anyone, update: isEditor },
  // Languages affect every route, takeovers every list. Every page reads this global.
  refreshes: [tags.routes, propertyLists.all, propertyLists.ofKind('sale'), propertyLists.units],
  schema: {
    slug: 'siteConfig',
    fields: [
      {
        type: 'tabs',
        tabs: [
          { label: 'agency', fields: [agencyField] },
          {
            label: 'languages',
            fields: closeToEditors(languageFields),
          },
          {
            label: 'brand',
            fields: closeToEditors([brandField]),
          },
          {
            label: 'display',
            fields: closeToEditors(displayFields),
          },
          {
            label: 'tracking',
            fields: closeToEditors(trackingFields),
          },
          {
            label: 'services',
            fields: closeToEditors(serviceFields),
          },
        ],
      },
    ],
  },
})
