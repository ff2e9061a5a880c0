import { type ConsentChoice, consentSignals } from '@/features/consent/model/choice'
import { consentDefault, firstStep } from '@/features/consent/model/first-step'
import { type TrackingIds, allowedTrackers, trackerScripts } from '@/features/consent/model/trackers'
import type { Locale } from '@/lib/i18n/locales'
import { readStored, writeStored } from '@/lib/values/browser-storage'
import { campaignKey, currentCampaign } from '@/features/consent/model/campaign'

import type { ConsentQuestionData } from './ask-consent'
import { gtag } from './data-layer'
import { dropParameter } from './drop-parameter'
import { deleteChoice, storedChoice } from './stored-choice'

/** The function that the network's script expects: it queues calls until the script processes them. */
interface Pixel {
  (...call: unknown[]): void
  callMethod?: (...call: unknown[]) => void
  queue: unknown[][]
  push?: Pixel
  loaded: boolean
  version: string
}

declare global {
  interface Window {
    fbq?: Pixel
    _fbq?: Pixel
  }
}

function makePixel(): Pixel {
  const queue: unknown[][] = []
  const call = (...args: unknown[]): void => {
    if (pixel.callMethod) pixel.callMethod(...args)
    else queue.push(args)
  }
  const pixel: Pixel = Object.assign(call, { queue, loaded: true, version: '2.0' })
  pixel.push = pixel
  return pixel
}

/** Queues the page view for the social pixel; the script sends it once it is loaded. */
function sendToPixel(id: string): void {
  if (!window.fbq) {
    window.fbq = window._fbq = makePixel()
    window.fbq('init', id)
  }
  window.fbq('track', 'PageView')
}

function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** Stores the campaign for the session only if the visitor allows measuring of visits or advertising. */
function campaignOfVisit(choice: ConsentChoice) {
  const campaign = currentCampaign(
    location.href,
    document.referrer,
    readStored('sessionStorage', campaignKey),
  )
  if ((choice.analytical || choice.marketing) && Object.keys(campaign).length > 0)
    writeStored('sessionStorage', campaignKey, JSON.stringify(campaign))
  return campaign
}

/**
 * After a choice, made now or before: updates consent mode, loads the allowed scripts, and sends a page view with
 * location, referrer and campaign (C6, C7). The ids are configured first; otherwise the page view would be lost.
 */
function trackVisit(choice: ConsentChoice, ids: TrackingIds): void {
  gtag('consent', 'update', consentSignals(choice))
  const { tags, tagManager, pixel } = allowedTrackers(ids, choice)
  if (tagManager) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  if (tags.length > 0) gtag('js', new Date())
  for (const id of tags) gtag('config', id, { send_page_view: false })
  gtag('event', 'page_view', {
    page_location: location.href,
    page_referrer: document.referrer,
    ...campaignOfVisit(choice),
  })
  if (tagManager) loadScript(trackerScripts.tagManager(tagManager))
  if (tags[0]) loadScript(trackerScripts.tags(tags[0]))
  if (pixel) {
    sendToPixel(pixel)
    loadScript(trackerScripts.pixel)
  }
}

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
  // The page shows the booking already; trackers, and the referrer of the next page, would report the signed receipt.
  dropParameter('receipt')
  gtag('consent', 'default', consentDefault)
  if (step === 'reset') deleteChoice()
  const choice = storedChoice() ?? (await ask(locale))
  trackVisit(choice, tracking)
}
