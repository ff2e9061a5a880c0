import { leadToPage, unsubscribePost } from '@/app/(site)/_views/private-opt-in-routes'

/** GET of the List-Unsubscribe URL in a browser: the page has the button. */
export const GET = leadToPage('newsletter')

export const POST = unsubscribePost('newsletter')
