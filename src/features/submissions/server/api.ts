/** What other features may use of this one on the server; it also runs in plain Node. */
export { claimTokenOnce } from './claim-token-once'
export { readReceipt, signReceipt } from './receipt'
export { getForm, getFormRegistry, readOfferedVisit, retentionMonthsIn } from './form-registry'
