/** What other features may use of this one on the server; it also runs in plain Node. */
export { findLinkFaults } from './link-sources'
export { readPropertyParts } from './read-property-parts'
export { readRouteTable } from './read-route-table'
