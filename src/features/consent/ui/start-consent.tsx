import type { ReactNode } from 'react'

import type { ConsentChoice } from '@/features/consent/model/choice'
import { consentDefault, firstStep } from '@/features/consent/model/first-step'
import type { TrackingIds } from '@/features/consent/model/trackers'
import type { Locale } from '@/lib/i18n/locales'

import { readStored } from '@/lib/values/browser-storage'
import { gtag } from './data-layer'
import type { ConsentQuestionData } from './consent-question'

interface StartConsentOptions {
  locale: Locale
  tracking: TrackingIds
  /** Renders the question on the page. */
  show: (question: ReactNode) => void
}

/** The question and its texts are loaded. If that fails, nothing is allowed and the next page asks again. */
async function ask({ locale, show }: StartConsentOptions): Promise<ConsentChoice> {
  const [{ ConsentQuestion }, data] = await Promise.all([
    import('./consent-question'),
    fetch(`/${locale}/consent-texts/`).then((answer): Promise<ConsentQuestionData> => answer.json()),
  ])
  return new Promise((resolve) => show(<ConsentQuestion {...data} onChoice={resolve} />))
}

/**
 * Starts consent on this page: first sends "all denied" to the data layer, then restores or asks for the choice,
 * and loads the allowed trackers.
 *
 * @returns resolves when the question is answered or not needed
 */
export async function startConsent(options: StartConsentOptions): Promise<void> {
  const step = firstStep(location.pathname, location.search, readStored('localStorage', 'consent') !== null)
  if (step === 'preview') return
  gtag('consent', 'default', consentDefault)
  const { deleteChoice, storedChoice } = await import('./stored-choice')
  if (step === 'reset') deleteChoice()
  const choice = storedChoice() ?? (await ask(options))
  const { trackVisit } = await import('./track-visit')
  trackVisit(choice, options.tracking)
}
