import { changeSearchAsSubscriber } from '@/features/accounts/pages/private-searches-routes'

/** The buttons of one search. */
export const POST = changeSearchAsSubscriber
