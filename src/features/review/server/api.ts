/** What other features may use of this one on the server; it also runs in plain Node. */
export { findReviewWork, type ReviewWork } from './review-work'
export { decideByLink, isReviewOn, readNewestRevision, sendApprovalCode, takeCode } from './outsider-review'
