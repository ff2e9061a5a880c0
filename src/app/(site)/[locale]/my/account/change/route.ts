import { changeSearchAsSubscriber } from '@/app/(site)/_views/private-searches-routes'

/** The buttons of one search. */
export const POST = changeSearchAsSubscriber
