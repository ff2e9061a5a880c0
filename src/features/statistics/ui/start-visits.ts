import { isPropertyPage, visitsPath } from '../model/visited-page'

/** A shorter look is no visit. */
const visibleMs = 1000

function send(): void {
  const params = new URLSearchParams(location.search)
  const campaign = ['utm_medium', 'utm_source'].map((name) => params.get(name) ?? '').join(' ')
  // `https://host/…`
  const referrerHost = document.referrer.split('/')[2] ?? ''
  navigator.sendBeacon(visitsPath, JSON.stringify([location.pathname, referrerHost, campaign.trim()]))
}

/**
 * Tells the server of a visit once the page of a property was visible for a second. A page that the browser renders in
 * advance or loads in the background is hidden, and waits. Browsers under the control of a program are left out.
 */
export function startVisits(): void {
  if (!isPropertyPage(location.pathname) || navigator.webdriver) return
  let timer = 0
  const watch = () => {
    clearTimeout(timer)
    if (document.visibilityState !== 'visible') return
    timer = window.setTimeout(() => {
      document.removeEventListener('visibilitychange', watch)
      send()
    }, visibleMs)
  }
  document.addEventListener('visibilitychange', watch)
  watch()
}
