/** What other features may use of this one on the server; it also runs in plain Node. */
export { answerRows } from './answer-rows'
export { getEmailFacts } from './email-facts'
export { propertySubject } from './lead-subject'
export { queueForCrm } from './queue-for-crm'
export { queueForAgency, queueForVisitor } from './queue-emails'
export { readAgency } from './read-agency'
export { readPeriods } from './read-periods'
export { recordLeadEvent } from './record-lead-event'
