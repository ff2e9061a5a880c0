/** Server functions for other features; they also run in plain Node. */
export { complianceColumns, storedComplianceRules } from './check-property'
