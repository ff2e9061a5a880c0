import type { CollectionConfig, GlobalConfig, PayloadRequest } from 'payload'

import { hasRole, type StaffRole } from './access'

/**
 * What each role finds in the studio's menu, in the order of the menu: daily work first. A role finds what it works
 * on. This is no protection: the access rules are. What is not in this list is shown to administrators alone.
 */

type Shown = readonly StaffRole[]

const nobody: Shown = []
const administrators: Shown = ['administrator']
const editors: Shown = ['editor', 'administrator']
const agents: Shown = ['agent', ...editors]
const writers: Shown = ['translator', ...editors]
const staff: Shown = ['translator', ...agents]

export const collectionMenu: Record<string, Shown> = {
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
  articles: writers,
  articleCategories: writers,
  modules: writers,
  testimonials: writers,
  media: staff,
  routes: editors,
  redirects: editors,
  missingAddresses: editors,
  owners: agents,
  demands: agents,
  newsletterSubscriptions: editors,
  subscribers: editors,
  erasures: administrators,
  users: editors,
  importRuns: editors,
  outbox: editors,
  alertDeliveries: editors,
  leadEvents: administrators,
  visits: editors,
  documentRequests: editors,
  usedTokens: nobody,
}

export const globalMenu: Record<string, Shown> = {
  siteConfig: administrators,
  header: editors,
  footer: editors,
  popup: editors,
  propertyDisplay: editors,
  propertyCodes: administrators,
  formsConfig: administrators,
  appointmentConfig: editors,
  consentTexts: editors,
  legal: administrators,
  compliance: administrators,
}

type Viewer = { user: unknown }

// Payload types the viewer of the studio loosely; it is the user of the request.
const isShownTo = (shown: Shown, { user }: Viewer): boolean =>
  hasRole(user as PayloadRequest['user'], ...shown)

const hiddenFrom =
  (shown: Shown = administrators) =>
  (viewer: Viewer): boolean =>
    !isShownTo(shown, viewer)

const places = Object.keys(collectionMenu)

const placeOf = ({ slug }: CollectionConfig): number => {
  const place = places.indexOf(slug)
  return place === -1 ? places.length : place
}

/** Raw JSON helps no editor: neither a collection nor a global shows the tab for it. */
const ofEditors = { hideAPIURL: true }

/** The collections in the order of the menu, each hidden from those who do not work on it. */
export function inMenuOrder(collections: CollectionConfig[]): CollectionConfig[] {
  return collections
    .toSorted((first, second) => placeOf(first) - placeOf(second))
    .map((collection) => {
      const { slug, admin } = collection
      const hidden = admin?.hidden ?? hiddenFrom(collectionMenu[slug])
      return { ...collection, admin: { ...ofEditors, ...admin, hidden } }
    })
}

/** As above, for globals; they follow the collections. */
export function shownByRole(globals: GlobalConfig[]): GlobalConfig[] {
  return globals.map((each) => {
    const hidden = each.admin?.hidden ?? hiddenFrom(globalMenu[each.slug])
    return { ...each, admin: { ...ofEditors, ...each.admin, hidden } }
  })
}
