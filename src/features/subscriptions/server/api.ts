/** What other features may use of this one on the server; it also runs in plain Node. */
export {
  type CheckedChange,
  type SearchesHolder,
  emailOf as addressOf,
  changeOwnSearch,
  deleteOwnSearchesOf,
  endOwnSearches,
  findOwnGoal,
  findOwnSearches,
} from './my-searches'
export { mailSearchesLink } from './mail-searches-link'
export { countMatchingDemands } from './demand-index/find-demands'
