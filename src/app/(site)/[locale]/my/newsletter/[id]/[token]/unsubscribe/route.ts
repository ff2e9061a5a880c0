import { leadToPage, unsubscribePost } from '../../../../../../_views/my-opt-in-routes'

/** Somebody follows the address of the mail's header in a browser: the page has the button. */
export const GET = leadToPage('newsletter')

export const POST = unsubscribePost('newsletter')
