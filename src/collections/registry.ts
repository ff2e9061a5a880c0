import type { CollectionConfig, GlobalConfig } from 'payload'

import { activities } from './activities'
import { agents } from './agents'
import { alertDeliveries } from './alert-deliveries'
import { appointments } from './appointments/appointments'
import { articleCategories } from './article-categories'
import { articles } from './articles'
import { cacheEvents } from './cache-events'
import { cardRows } from './card-rows'
import { communications } from './communications'
import {
  toCollectionConfig,
  toGlobalConfig,
  type CollectionRecord,
  type GlobalRecord,
} from './define-collection'
import { alertStates } from './alert-states'
import { demandRows } from './demand-rows'
import { demands } from './demands/demands'
import { documentRequests } from './document-requests'
import { documents } from './documents'
import { erasures } from './erasures'
import { appointmentConfig } from './globals/appointment-config/appointment-config'
import { compliance } from './globals/compliance/compliance'
import { consentTexts } from './globals/consent-texts/consent-texts'
import { footer } from './globals/footer'
import { formsConfig } from './globals/forms-config/forms-config'
import { glossary } from './globals/glossary'
import { header } from './globals/header/header'
import { legal } from './globals/legal/legal'
import { popup } from './globals/popup'
import { propertyCodes } from './globals/property-codes/property-codes'
import { propertyDisplay } from './globals/property-display/property-display'
import { security } from './globals/security'
import { siteConfig } from './globals/site-config/site-config'
import { findRows } from './find-rows'
import { importAnswers } from './import-answers'
import { importEvents } from './import-events'
import { importRecords } from './import-records'
import { importRuns } from './import-runs'
import { importSources } from './import-sources/import-sources'
import { leadEvents } from './lead-events'
import { leadFiles } from './lead-files'
import { leads } from './leads/leads'
import { leases } from './leases'
import { limitCounts } from './limit-counts'
import { logInChallenges } from './log-in-challenges'
import { logInEvents } from './log-in-events'
import { localities } from './localities'
import { mailEvents } from './mail-events'
import { media } from './media/media'
import { missingAddresses } from './missing-addresses'
import { modules } from './modules'
import { neighbourhoods } from './neighbourhoods'
import { newsletterSubscriptions } from './newsletter-subscriptions'
import { onlineMedia } from './online-media'
import { outbox } from './outbox/outbox'
import { ownerLinks } from './owner-links'
import { ownerSessions } from './owner-sessions'
import { owners } from './owners'
import { pages } from './pages/pages'
import { patterns } from './patterns'
import { presences } from './presences'
import { previewLinks } from './preview-links'
import { projects } from './projects/projects'
import { properties } from './properties/properties'
import { propertyTypes } from './property-types'
import { redirects } from './redirects'
import { routes } from './routes/routes'
import { searchRows } from './search-rows'
import { secondFactors } from './second-factors'
import { staffSessions } from './staff-sessions'
import { linkRequests } from './link-requests'
import { subscriberLinks } from './subscriber-links'
import { subscriberSessions } from './subscriber-sessions'
import { subscribers } from './subscribers'
import { suppressedAddresses } from './suppressed-addresses'
import { testimonials } from './testimonials'
import { usedTokens } from './used-tokens'
import { users } from './users'
import { visits } from './visits'
import { wordRows } from './word-rows'

/**
 * Every collection, in the order of the studio's menu: the only list. Payload, the menu, docs/access.md and the tests
 * derive from it.
 */
export const collections: CollectionRecord[] = [
  leads,
  appointments,
  leadFiles,
  properties,
  projects,
  documents,
  onlineMedia,
  communications,
  agents,
  localities,
  neighbourhoods,
  propertyTypes,
  pages,
  patterns,
  articles,
  articleCategories,
  modules,
  testimonials,
  media,
  routes,
  redirects,
  missingAddresses,
  previewLinks,
  owners,
  demands,
  newsletterSubscriptions,
  suppressedAddresses,
  subscribers,
  erasures,
  users,
  importSources,
  importRuns,
  outbox,
  alertDeliveries,
  leadEvents,
  logInEvents,
  activities,
  visits,
  documentRequests,
  mailEvents,
  usedTokens,
  presences,
  secondFactors,
  logInChallenges,
  staffSessions,
  ownerSessions,
  ownerLinks,
  subscriberSessions,
  subscriberLinks,
  linkRequests,
  importAnswers,
  importEvents,
  importRecords,
  cacheEvents,
  limitCounts,
  leases,
  searchRows,
  cardRows,
  wordRows,
  findRows,
  demandRows,
  alertStates,
]

/** Every global. The menu shows them after the collections of their group. */
export const globals: GlobalRecord[] = [
  siteConfig,
  header,
  footer,
  popup,
  consentTexts,
  glossary,
  propertyDisplay,
  propertyCodes,
  formsConfig,
  appointmentConfig,
  legal,
  compliance,
  security,
]

/** The configurations for Payload. */
export const collectionConfigs: CollectionConfig[] = collections.map(toCollectionConfig)
export const globalConfigs: GlobalConfig[] = globals.map(toGlobalConfig)
