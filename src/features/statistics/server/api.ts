/** What other features may use of this one on the server; it also runs in plain Node. */
export { countVisits, readVisitDays } from './count-visits'
