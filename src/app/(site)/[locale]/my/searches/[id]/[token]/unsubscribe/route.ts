import { endSearchesPost, leadToSearches } from '@/app/(site)/_views/private-searches-routes'

/** GET of the List-Unsubscribe URL in a browser: the page has the buttons. */
export const GET = leadToSearches

export const POST = endSearchesPost
