import { startConsent } from '@/features/consent/ui/start-consent'
import { whenLoaded } from '@/lib/dom/when-loaded'

import { shellSettingsData, type ShellSettings } from './shell-settings'
import { startBackToTop } from './start-back-to-top'
import { watchMenus } from './watch-menus'
import { watchScroll } from './watch-scroll'

function readSettings(): ShellSettings | null {
  const text = document.querySelector<HTMLElement>('[data-shell-settings]')?.dataset[shellSettingsData]
  return text ? (JSON.parse(text) as ShellSettings) : null
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
