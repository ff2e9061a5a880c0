/** Sent first: all signals denied, and 500 ms to wait for an update (specification section 9). */
export const consentDefault = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  wait_for_update: 500,
} as const

/**
 * `preview`: counts as accepted; no question, no scripts, no measuring. `reset`: delete the stored choice, then
 * ask.
 */
export type FirstStep = 'preview' | 'reset' | 'ask' | 'resume'

/** The consent step when a page opens (specification sections 2.1 and 4). */
export function firstStep(pathname: string, search: string, isStored: boolean): FirstStep {
  if (pathname.toLowerCase().includes('preview')) return 'preview'
  if (new URLSearchParams(search).has('setcookies')) return 'reset'
  return isStored ? 'resume' : 'ask'
}
