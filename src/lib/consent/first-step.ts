/** Sent before anything else: all denied, and half a second to say otherwise (specification section 9). */
export const consentDefault = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  wait_for_update: 500,
} as const

/**
 * `preview`: counts as accepted, and nothing is asked, loaded or counted; `reset`: forget what is stored, then ask.
 */
export type FirstStep = 'preview' | 'reset' | 'ask' | 'resume'

/** What to do about consent when a page opens (specification sections 2.1 and 4). */
export function firstStep(pathname: string, search: string, isStored: boolean): FirstStep {
  if (pathname.toLowerCase().includes('preview')) return 'preview'
  if (new URLSearchParams(search).has('setcookies')) return 'reset'
  return isStored ? 'resume' : 'ask'
}
