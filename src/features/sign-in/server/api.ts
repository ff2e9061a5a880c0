/** Server functions for other features; they also run in plain Node. */
export { readLogInDays } from './read-security'
export { recordLimit, recordLogIn } from './record-log-in'
