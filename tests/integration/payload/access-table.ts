import type { StaffRole } from '@/lib/payload/access'

import { roles, type Role } from '../../rig/accounts'

/**
 * The expected access, written by hand and not derived from the records of `src/collections`: the matrix test compares
 * this table with the running system. The target is always a published document of another account; a role
 * that only reaches its own documents is left out.
 */

export const collectionOperations = ['create', 'read', 'count', 'update', 'delete'] as const
export const versionOperations = ['readVersions'] as const
export const authOperations = ['unlock', 'admin'] as const

export type Operation =
  | (typeof collectionOperations)[number]
  | (typeof versionOperations)[number]
  | (typeof authOperations)[number]
export type Row = Partial<Record<Operation, readonly Role[]>>

const none: never[] = []
const all: Role[] = [...roles]
const administrators: StaffRole[] = ['administrator']
const editors: StaffRole[] = ['editor', 'administrator']
const agents: StaffRole[] = ['agent', 'editor', 'administrator']
const writers: StaffRole[] = ['translator', 'editor', 'administrator']
const staff: StaffRole[] = ['translator', 'agent', 'editor', 'administrator']

const reading = (who: readonly Role[]) => ({ read: who, count: who })

const content: Row = {
  ...reading(all),
  create: editors,
  update: writers,
  delete: editors,
  readVersions: staff,
}

/** What only the program reads and writes. */
const tables =
  `mailEvents usedTokens agentCalendars presences comments commentReads reviews globalRevisions secondFactors logInChallenges staffSessions
  ownerSessions ownerLinks
  subscriberSessions subscriberLinks linkRequests importAnswers importEvents importRecords cacheEvents limitCounts writingCounts leases
  searchRows cardRows ownValueRows wordRows studioSearchRows demandRows alertStates`.split(/\s+/)

const closed: Row = { ...reading(none), create: none, update: none, delete: none }

export const collectionTable: Record<string, Row> = {
  ...Object.fromEntries(tables.map((name) => [name, closed])),
  pages: content,
  patterns: { ...reading(editors), create: editors, update: editors, delete: editors },
  modules: content,
  articles: content,
  articleCategories: { ...reading(all), create: editors, update: writers, delete: editors },
  testimonials: content,
  media: { ...reading(all), create: staff, update: staff, delete: staff },
  routes: { ...reading(all), create: editors, update: editors, delete: editors },
  redirects: { ...reading(all), create: editors, update: editors, delete: editors },
  missingUrls: { ...reading(editors), create: none, update: editors, delete: editors },
  properties: {
    ...reading(all),
    create: agents,
    update: staff,
    delete: administrators,
    readVersions: staff,
  },
  projects: {
    ...reading(all),
    create: agents,
    update: staff,
    delete: administrators,
    readVersions: staff,
  },
  propertyTypes: { ...reading(all), create: editors, update: writers, delete: editors },
  localities: { ...reading(all), create: agents, update: staff, delete: editors },
  neighbourhoods: { ...reading(all), create: editors, update: writers, delete: editors },
  agents: { ...reading(all), create: editors, update: writers, delete: editors },
  documents: { ...reading(agents), create: agents, update: agents, delete: editors },
  onlineMedia: { ...reading(agents), create: agents, update: agents, delete: agents },
  communications: { ...reading(agents), create: agents, update: agents, delete: agents },
  leads: { ...reading(editors), create: agents, update: editors, delete: editors },
  leadEvents: { ...reading(editors), create: none, update: none, delete: administrators },
  logInEvents: { ...reading(administrators), create: none, update: none, delete: none },
  activities: { ...reading(administrators), create: none, update: none, delete: none },
  leadFiles: { ...reading(editors), create: none, update: none, delete: editors },
  appointments: { ...reading(editors), create: none, update: editors, delete: editors },
  demands: { ...reading(editors), create: agents, update: editors, delete: editors },
  newsletterSubscriptions: { ...reading(editors), create: none, update: none, delete: editors },
  suppressedEmails: { ...reading(editors), create: editors, update: editors, delete: editors },
  outbox: { ...reading(editors), create: none, update: none, delete: administrators },
  erasures: { ...reading(administrators), create: none, update: none, delete: none },
  alertDeliveries: { ...reading(editors), create: none, update: none, delete: administrators },
  visits: { ...reading(agents), create: none, update: none, delete: administrators },
  importSources: {
    ...reading(editors),
    create: administrators,
    update: administrators,
    delete: administrators,
  },
  importRuns: { ...reading(editors), create: none, update: none, delete: administrators },
  documentRequests: { ...reading(editors), create: none, update: none, delete: administrators },
  previewLinks: { ...reading(administrators), create: none, update: none, delete: administrators },
  users: {
    ...reading(agents),
    create: administrators,
    update: administrators,
    delete: administrators,
    unlock: administrators,
    admin: staff,
  },
  owners: {
    ...reading(agents),
    create: editors,
    update: editors,
    delete: editors,
    unlock: editors,
    admin: none,
  },
  subscribers: {
    ...reading(agents),
    create: none,
    update: editors,
    delete: editors,
    unlock: editors,
    admin: none,
  },
}

export type GlobalOperation = 'read' | 'update' | 'readVersions'

interface GlobalRow {
  read: readonly Role[]
  update: readonly Role[]
  /** Of a global with versions. */
  readVersions?: readonly Role[]
}

export const globalTable: Record<string, GlobalRow> = {
  // Of its fields, editors change those with which the agency is reached (`agency-contact.test.ts`).
  siteConfig: { read: all, update: editors },
  pageRoles: { read: all, update: editors },
  header: { read: all, update: editors, readVersions: editors },
  footer: { read: all, update: editors, readVersions: editors },
  popup: { read: all, update: editors, readVersions: editors },
  consentTexts: { read: all, update: editors },
  glossary: { read: staff, update: editors },
  propertyDisplay: { read: all, update: editors },
  propertyCodes: { read: all, update: administrators },
  formsConfig: { read: all, update: administrators },
  appointmentConfig: { read: all, update: editors },
  legal: { read: all, update: administrators },
  compliance: { read: staff, update: administrators },
  security: { read: administrators, update: administrators },
  writingHelp: { read: administrators, update: administrators },
}

/** The roles that find a collection or global in the studio's menu, in the order of the menu. */
export const menuTable: Record<string, readonly StaffRole[]> = {
  leads: agents,
  appointments: agents,
  leadFiles: agents,
  properties: staff,
  projects: staff,
  documents: agents,
  onlineMedia: agents,
  communications: agents,
  agents: writers,
  localities: staff,
  neighbourhoods: writers,
  propertyTypes: writers,
  pages: writers,
  patterns: editors,
  articles: writers,
  articleCategories: writers,
  modules: writers,
  testimonials: writers,
  media: staff,
  routes: editors,
  redirects: editors,
  missingUrls: editors,
  previewLinks: staff,
  owners: agents,
  demands: agents,
  newsletterSubscriptions: editors,
  suppressedEmails: editors,
  subscribers: editors,
  erasures: administrators,
  users: editors,
  importSources: editors,
  importRuns: editors,
  outbox: editors,
  alertDeliveries: editors,
  leadEvents: administrators,
  logInEvents: administrators,
  activities: administrators,
  visits: editors,
  documentRequests: editors,
  siteConfig: editors,
  pageRoles: editors,
  header: editors,
  footer: editors,
  popup: editors,
  consentTexts: editors,
  glossary: editors,
  propertyDisplay: editors,
  propertyCodes: administrators,
  formsConfig: administrators,
  appointmentConfig: editors,
  legal: administrators,
  compliance: administrators,
  // Without a language model the menu lacks it.
  writingHelp: none,
  security: administrators,
}

export const findInMenu = (role: StaffRole): string[] =>
  Object.keys(menuTable).filter((slug) => menuTable[slug]?.includes(role))
