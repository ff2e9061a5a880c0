import { roles, type Role } from '../support/accounts'

/**
 * Who may do what, written down a second time on purpose: the matrix test compares this table with what
 * the running system does. The target is always a published document that is not the account's own;
 * whoever only reaches own documents is not named here.
 */

export const collectionOperations = ['create', 'read', 'count', 'update', 'delete'] as const
export const versionOperations = ['readVersions'] as const
export const authOperations = ['unlock', 'admin'] as const

export type Operation =
  (typeof collectionOperations)[number] | (typeof versionOperations)[number] | (typeof authOperations)[number]
export type Row = Partial<Record<Operation, readonly Role[]>>

const nobody: Role[] = []
const everybody: Role[] = [...roles]
const administrators: Role[] = ['administrator']
const editors: Role[] = ['editor', 'administrator']
const agents: Role[] = ['agent', 'editor', 'administrator']
const writers: Role[] = ['translator', 'editor', 'administrator']
const staff: Role[] = ['translator', 'agent', 'editor', 'administrator']

const reading = (who: Role[]) => ({ read: who, count: who })

const content: Row = {
  ...reading(everybody),
  create: editors,
  update: writers,
  delete: editors,
  readVersions: staff,
}

export const collectionTable: Record<string, Row> = {
  pages: content,
  modules: content,
  articles: content,
  articleCategories: { ...reading(everybody), create: editors, update: writers, delete: editors },
  testimonials: content,
  media: { ...reading(everybody), create: staff, update: staff, delete: staff },
  routes: { ...reading(everybody), create: editors, update: writers, delete: editors },
  redirects: { ...reading(everybody), create: editors, update: editors, delete: editors },
  missingAddresses: { ...reading(editors), create: nobody, update: editors, delete: editors },
  properties: {
    ...reading(everybody),
    create: agents,
    update: staff,
    delete: administrators,
    readVersions: staff,
  },
  projects: {
    ...reading(everybody),
    create: agents,
    update: staff,
    delete: administrators,
    readVersions: staff,
  },
  propertyTypes: { ...reading(everybody), create: editors, update: writers, delete: editors },
  localities: { ...reading(everybody), create: agents, update: staff, delete: editors },
  neighbourhoods: { ...reading(everybody), create: editors, update: writers, delete: editors },
  agents: { ...reading(everybody), create: editors, update: writers, delete: editors },
  documents: { ...reading(staff), create: agents, update: staff, delete: editors },
  onlineMedia: { ...reading(agents), create: agents, update: agents, delete: agents },
  communications: { ...reading(agents), create: agents, update: agents, delete: agents },
  leads: { ...reading(editors), create: agents, update: editors, delete: editors },
  leadEvents: { ...reading(editors), create: nobody, update: nobody, delete: administrators },
  leadFiles: { ...reading(editors), create: nobody, update: nobody, delete: editors },
  appointments: { ...reading(editors), create: nobody, update: editors, delete: editors },
  demands: { ...reading(agents), create: agents, update: agents, delete: agents },
  newsletterSubscriptions: { ...reading(editors), create: nobody, update: nobody, delete: editors },
  outbox: { ...reading(editors), create: nobody, update: nobody, delete: administrators },
  erasures: { ...reading(administrators), create: nobody, update: nobody, delete: nobody },
  alertDeliveries: { ...reading(agents), create: nobody, update: nobody, delete: administrators },
  visits: { ...reading(agents), create: nobody, update: nobody, delete: administrators },
  importRuns: { ...reading(editors), create: nobody, update: nobody, delete: administrators },
  documentRequests: { ...reading(editors), create: nobody, update: nobody, delete: administrators },
  usedTokens: { ...reading(nobody), create: nobody, update: nobody, delete: nobody },
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
    admin: nobody,
  },
  subscribers: {
    ...reading(agents),
    create: nobody,
    update: editors,
    delete: editors,
    unlock: editors,
    admin: nobody,
  },
}

export type GlobalOperation = 'read' | 'update'

export const globalTable: Record<string, Record<GlobalOperation, readonly Role[]>> = {
  siteConfig: { read: everybody, update: administrators },
  header: { read: everybody, update: editors },
  footer: { read: everybody, update: editors },
  popup: { read: everybody, update: editors },
  consentTexts: { read: everybody, update: editors },
  propertyDisplay: { read: everybody, update: editors },
  propertyCodes: { read: everybody, update: administrators },
  formsConfig: { read: everybody, update: administrators },
  appointmentConfig: { read: everybody, update: editors },
  legal: { read: everybody, update: administrators },
  compliance: { read: staff, update: administrators },
}
