import type { CollectionConfig, GlobalConfig } from 'payload'

import { withCollectionTexts, withGlobalTexts } from '@/lib/payload/schema-texts'

import { activities } from './activities'
import { agents } from './agents'
import { alertDeliveries } from './alert-deliveries'
import { appointments } from './appointments/appointments'
import { articleCategories } from './article-categories'
import { articles } from './articles'
import { communications } from './communications'
import {
  toCollectionConfig,
  toGlobalConfig,
  type CollectionRecord,
  type GlobalRecord,
} from './define-collection'
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
import { pageRoles } from './globals/page-roles'
import { popup } from './globals/popup'
import { propertyCodes } from './globals/property-codes/property-codes'
import { propertyDisplay } from './globals/property-display/property-display'
import { security } from './globals/security'
import { siteConfig } from './globals/site-config/site-config'
import { writingHelp } from './globals/writing-help'
import { importRuns } from './import-runs'
import { importSources } from './import-sources/import-sources'
import { leadEvents } from './lead-events'
import { leadFiles } from './lead-files'
import { leads } from './leads/leads'
import { logInEvents } from './log-in-events'
import { localities } from './localities'
import { media } from './media/media'
import { missingUrls } from './missing-urls'
import { modules } from './modules'
import { neighbourhoods } from './neighbourhoods'
import { newsletterSubscriptions } from './newsletter-subscriptions'
import { onlineMedia } from './online-media'
import { outbox } from './outbox/outbox'
import { owners } from './owners'
import { pages } from './pages/pages'
import { patterns } from './patterns'
import { previewLinks } from './preview-links'
import { projects } from './projects/projects'
import { properties } from './properties/properties'
import { propertyTypes } from './property-types'
import { redirects } from './redirects'
import { routes } from './routes/routes'
import { subscribers } from './subscribers'
import { suppressedEmails } from './suppressed-emails'
import { testimonials } from './testimonials'
import {
  linkRequests,
  logInChallenges,
  ownerLinks,
  ownerSessions,
  secondFactors,
  staffSessions,
  subscriberLinks,
  subscriberSessions,
} from './tables/account-tables'
import {
  alertStates,
  cardRows,
  demandRows,
  studioSearchRows,
  searchRows,
  ownValueRows,
  wordRows,
} from './tables/derived-rows'
import { comments, commentReads } from './tables/comment-tables'
import { importAnswers, importEvents, importRecords } from './tables/import-tables'
import {
  cacheEvents,
  globalRevisions,
  leases,
  limitCounts,
  mailEvents,
  agentCalendars,
  presences,
  reviews,
  usedTokens,
  writingCounts,
} from './tables/process-tables'
import { users } from './users'
import { visits } from './visits'

/**
 * Every collection that editors see, in the order of the studio's menu: the only list. Payload, the menu, docs/access.md
 * and the tests derive from it.
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
  missingUrls,
  previewLinks,
  owners,
  demands,
  newsletterSubscriptions,
  suppressedEmails,
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
]

/** Every table that only the program uses. */
export const tables: CollectionConfig[] = [
  mailEvents,
  usedTokens,
  agentCalendars,
  presences,
  reviews,
  comments,
  commentReads,
  globalRevisions,
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
  writingCounts,
  leases,
  searchRows,
  cardRows,
  ownValueRows,
  wordRows,
  studioSearchRows,
  demandRows,
  alertStates,
]

/** Every global. The menu shows them after the collections of their group. */
export const globals: GlobalRecord[] = [
  siteConfig,
  pageRoles,
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
  writingHelp,
  security,
]

/** The configurations for Payload, without the tables. */
export const collectionConfigs: CollectionConfig[] = collections
  .map(toCollectionConfig)
  .map(withCollectionTexts)
export const globalConfigs: GlobalConfig[] = globals.map(toGlobalConfig).map(withGlobalTexts)
