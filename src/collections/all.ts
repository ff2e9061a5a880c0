import type { CollectionConfig, GlobalConfig } from 'payload'

import { agents } from './agents'
import { alertDeliveries } from './alert-deliveries'
import { appointments } from './appointments'
import { articleCategories } from './article-categories'
import { articles } from './articles'
import { communications } from './communications'
import { demands } from './demands'
import { documentRequests } from './document-requests'
import { documents } from './documents'
import { erasures } from './erasures'
import { appointmentConfig } from './globals/appointment-config'
import { compliance } from './globals/compliance'
import { consentTexts } from './globals/consent-texts'
import { footer } from './globals/footer'
import { formsConfig } from './globals/forms-config'
import { header } from './globals/header'
import { legal } from './globals/legal'
import { popup } from './globals/popup'
import { propertyCodes } from './globals/property-codes'
import { propertyDisplay } from './globals/property-display'
import { siteConfig } from './globals/site-config'
import { importRuns } from './import-runs'
import { leadEvents } from './lead-events'
import { leadFiles } from './lead-files'
import { leads } from './leads'
import { localities } from './localities'
import { media } from './media'
import { missingAddresses } from './missing-addresses'
import { modules } from './modules'
import { neighbourhoods } from './neighbourhoods'
import { newsletterSubscriptions } from './newsletter-subscriptions'
import { onlineMedia } from './online-media'
import { outbox } from './outbox'
import { owners } from './owners'
import { pages } from './pages'
import { projects } from './projects'
import { properties } from './properties'
import { propertyTypes } from './property-types'
import { redirects } from './redirects'
import { routes } from './routes'
import { subscribers } from './subscribers'
import { testimonials } from './testimonials'
import { usedTokens } from './used-tokens'
import { users } from './users'
import { visits } from './visits'

/** Everything the database holds; `lib/cms/studio-menu` says who finds what in the studio's menu, and in which order. */
export const collections: CollectionConfig[] = [
  pages,
  modules,
  articles,
  articleCategories,
  testimonials,
  media,
  routes,
  redirects,
  missingAddresses,
  properties,
  projects,
  propertyTypes,
  localities,
  neighbourhoods,
  agents,
  documents,
  onlineMedia,
  communications,
  leads,
  leadFiles,
  appointments,
  demands,
  newsletterSubscriptions,
  subscribers,
  owners,
  erasures,
  users,
  outbox,
  alertDeliveries,
  leadEvents,
  visits,
  importRuns,
  documentRequests,
  usedTokens,
]

export const globals: GlobalConfig[] = [
  siteConfig,
  header,
  footer,
  popup,
  consentTexts,
  propertyDisplay,
  propertyCodes,
  formsConfig,
  appointmentConfig,
  legal,
  compliance,
]
