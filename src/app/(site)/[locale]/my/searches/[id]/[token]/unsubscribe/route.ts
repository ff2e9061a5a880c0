import { endSearchesPost, leadToSearches } from '@/features/accounts/pages/private-searches-routes'

/** GET of the List-Unsubscribe URL in a browser: the page has the buttons. */
export const GET = leadToSearches

export const POST = endSearchesPost
