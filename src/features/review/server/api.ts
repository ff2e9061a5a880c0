/** What other features may use of this one on the server; it also runs in plain Node. */
export { findReviewWork, type ReviewWork } from './review-work'
export { decideByLink, isReviewOn, readShownRevision, sendApprovalCode, takeCode } from './outsider-review'
