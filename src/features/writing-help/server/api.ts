/** What other features may use of this one on the server. */
export { askCounted } from './ask-counted'
export { helpBelow } from './help-below'
