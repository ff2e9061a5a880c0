import { whenLoaded } from '@/lib/dom/when-loaded'

import { shellSettingsData, type ShellSettings } from './shell-settings'
import { startBackToTop } from './start-back-to-top'
import { watchMenus } from './watch-menus'
import { watchScroll } from './watch-scroll'

function readSettings(): ShellSettings | null {
  const text = document.querySelector<HTMLElement>('[data-shell-settings]')?.dataset[shellSettingsData]
  return text ? (JSON.parse(text) as ShellSettings) : null
}

/** What it needs is not part of `start.js`: it runs once the page has loaded. */
async function startConsent(settings: ShellSettings): Promise<void> {
  const loaded = await import('@/features/consent/ui/start-consent')
  await loaded.startConsent(settings)
}

/** Menus, header, consent, popup and the counting of the visit. */
export function startShell(): void {
  watchScroll()
  watchMenus()
  startBackToTop()
  const settings = readSettings()
  if (!settings) return
  whenLoaded(async () => {
    const consent = startConsent(settings).catch(() => {})
    if (settings.popupDelay === undefined) return
    const { runPopup } = await import('./run-popup')
    await runPopup(settings.popupDelay, consent)
  })
}
