import type { ReactNode } from 'react'

import type { ConsentChoice } from '@/lib/consent/choice'
import { consentDefault, firstStep } from '@/lib/consent/first-step'
import type { TrackingIds } from '@/lib/consent/trackers'
import type { Locale } from '@/lib/i18n/locales'

import { readStored } from '../tracking/browser-storage'
import { tag } from '../tracking/data-layer'
import type { ConsentWords } from './consent-question'

interface StartConsentOptions {
  locale: Locale
  tracking: TrackingIds
  /** Puts the question on the page. */
  show: (question: ReactNode) => void
}

/** The question is loaded with its words; when they do not come, nothing is allowed and the next page asks. */
async function ask({ locale, show }: StartConsentOptions): Promise<ConsentChoice> {
  const [{ ConsentQuestion }, words] = await Promise.all([
    import('./consent-question'),
    fetch(`/${locale}/consent-texts/`).then((answer): Promise<ConsentWords> => answer.json()),
  ])
  return new Promise((resolve) => show(<ConsentQuestion {...words} onChoice={resolve} />))
}

/**
 * Decides what to do about consent on this page, and does it. Before anything else the measuring scripts, should one
 * ever load, are told that all is denied.
 *
 * @returns settles when nothing is asked any more
 */
export async function startConsent(options: StartConsentOptions): Promise<void> {
  const step = firstStep(location.pathname, location.search, readStored('localStorage', 'consent') !== null)
  if (step === 'preview') return
  tag('consent', 'default', consentDefault)
  const { forgetChoice, storedChoice } = await import('./stored-choice')
  if (step === 'reset') forgetChoice()
  const choice = storedChoice() ?? (await ask(options))
  const { trackVisit } = await import('../tracking/track-visit')
  trackVisit(choice, options.tracking)
}
