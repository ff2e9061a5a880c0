/** Server functions for other features; they also run in plain Node. */
export { toAgent } from './to-property-detail'
