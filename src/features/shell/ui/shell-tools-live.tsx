import { useEffect, useState, type ReactNode } from 'react'

import type { TrackingIds } from '@/features/consent/model/trackers'
import type { Locale } from '@/lib/i18n/locales'

import { startConsent } from '@/features/consent/ui/start-consent'
import { watchMenus } from './watch-menus'
import { watchScroll } from './watch-scroll'

export interface ShellToolsProps {
  locale: Locale
  /** Undefined if no tracker is configured. */
  tracking?: TrackingIds
  /** In seconds; undefined if no popup is published. */
  popupDelay?: number
}

/** Tests wait for this attribute: from now on all buttons work. */
function markLive(): void {
  document.documentElement.dataset.live = ''
}

/** Resolves when the consent question is answered or not needed; one per page. */
let answered: Promise<void> | undefined

/**
 * All client code of the shell. It renders only the consent question, which, like the popup and the trackers, is
 * loaded when needed.
 */
export function ShellTools({ locale, tracking = {}, popupDelay }: ShellToolsProps) {
  const [question, setQuestion] = useState<ReactNode>(null)

  useEffect(watchScroll, [])
  useEffect(watchMenus, [])
  useEffect(markLive, [])
  useEffect(() => {
    // Development runs effects twice.
    answered ??= startConsent({ locale, tracking, show: setQuestion }).catch(() => {})
    const consent = answered
    if (popupDelay !== undefined)
      void import('./run-popup').then(({ runPopup }) => runPopup(popupDelay, consent))
    // Once per page: every navigation loads a new page, and the settings do not change in between.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return question
}
