import { endSearchesAsSubscriber } from '@/features/accounts/pages/private-searches-routes'

/** The button that ends all searches. */
export const POST = endSearchesAsSubscriber
