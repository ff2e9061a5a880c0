/** What other features may use of this one on the server; it also runs in plain Node. */
export { claimTokenOnce } from './claim-token-once'
export { getForm, getFormRegistry, retentionMonthsIn } from './form-registry'
