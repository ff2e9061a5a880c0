export { signInStaff as default } from '../rig/studio-session'
