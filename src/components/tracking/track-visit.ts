import { campaignKey, currentCampaign } from '@/lib/consent/campaign'
import { consentSignals, type ConsentChoice } from '@/lib/consent/choice'
import { allowedTrackers, trackerScripts, type TrackingIds } from '@/lib/consent/trackers'

import { readStored, writeStored } from './browser-storage'
import { tag } from './data-layer'
import { sendToPixel } from './pixel'

function loadScript(src: string): void {
  if (document.querySelector(`script[src="${src}"]`)) return
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

/** Kept for the session only if the visitor lets visits or advertising be measured. */
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
 * What follows a choice, made now or before: consent mode learns of it, the allowed scripts load, and a page view with
 * location, referrer and campaign is sent (C6, C7). The ids are configured first, or the page view would reach nobody.
 */
export function trackVisit(choice: ConsentChoice, ids: TrackingIds): void {
  tag('consent', 'update', consentSignals(choice))
  const { tags, tagManager, pixel } = allowedTrackers(ids, choice)
  if (tagManager) window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  if (tags.length > 0) tag('js', new Date())
  for (const id of tags) tag('config', id, { send_page_view: false })
  tag('event', 'page_view', {
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
