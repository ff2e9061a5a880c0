export { signInStaff as default } from '../support/studio-session'
