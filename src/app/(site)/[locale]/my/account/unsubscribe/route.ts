import { endSearchesAsSubscriber } from '@/app/(site)/_views/private-searches-routes'

/** The button that ends all searches. */
export const POST = endSearchesAsSubscriber
