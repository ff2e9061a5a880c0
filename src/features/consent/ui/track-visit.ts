import { campaignKey, currentCampaign } from '@/features/consent/model/campaign'
import { consentSignals, type ConsentChoice } from '@/features/consent/model/choice'
import { allowedTrackers, trackerScripts, type TrackingIds } from '@/features/consent/model/trackers'

import { readStored, writeStored } from '@/lib/values/browser-storage'
import { gtag } from './data-layer'
import { sendToPixel } from './pixel'

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
export function trackVisit(choice: ConsentChoice, ids: TrackingIds): void {
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
