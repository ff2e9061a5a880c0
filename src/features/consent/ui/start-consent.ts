import type { ConsentChoice } from '@/features/consent/model/choice'
import { consentDefault, firstStep } from '@/features/consent/model/first-step'
import type { TrackingIds } from '@/features/consent/model/trackers'
import type { Locale } from '@/lib/i18n/locales'
import { readStored } from '@/lib/values/browser-storage'

import type { ConsentQuestionData } from './ask-consent'
import { gtag } from './data-layer'
import { deleteChoice, storedChoice } from './stored-choice'
import { trackVisit } from './track-visit'

interface StartConsentOptions {
  locale: Locale
  tracking: TrackingIds
}

/** The question and its texts are loaded. If that fails, nothing is allowed and the next page asks again. */
async function ask(locale: Locale): Promise<ConsentChoice> {
  const [{ askConsent }, data] = await Promise.all([
    import('./ask-consent'),
    fetch(`/${locale}/consent-texts/`).then((answer): Promise<ConsentQuestionData> => answer.json()),
  ])
  return askConsent(data)
}

/**
 * Starts consent on this page: first sends "all denied" to the data layer, then restores or asks for the choice,
 * and loads the allowed trackers.
 *
 * @returns resolves when the question is answered or not needed
 */
export async function startConsent({ locale, tracking }: StartConsentOptions): Promise<void> {
  const step = firstStep(location.pathname, location.search, readStored('localStorage', 'consent') !== null)
  if (step === 'preview') return
  gtag('consent', 'default', consentDefault)
  if (step === 'reset') deleteChoice()
  const choice = storedChoice() ?? (await ask(locale))
  trackVisit(choice, tracking)
}
