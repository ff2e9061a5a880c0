import { leadToPage, unsubscribePost } from '@/features/subscriptions/pages/private-opt-in-routes'

/** GET of the List-Unsubscribe URL in a browser: the page has the button. */
export const GET = leadToPage('demand')

export const POST = unsubscribePost('demand')
