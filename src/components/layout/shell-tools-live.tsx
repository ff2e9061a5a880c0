import { useEffect, useState, type ReactNode } from 'react'

import type { TrackingIds } from '@/lib/consent/trackers'
import type { Locale } from '@/lib/i18n/locales'

import { startConsent } from '../consent/start-consent'
import { watchMenus } from './watch-menus'
import { watchScroll } from './watch-scroll'

export interface ShellToolsProps {
  locale: Locale
  /** Only where something is configured. */
  tracking?: TrackingIds
  /** Seconds; only where a popup is published. */
  popupDelay?: number
}

/** Settles when nothing is asked any more; one for each page. */
let answered: Promise<void> | undefined

/**
 * Everything the shell does in the browser. Draws nothing but the question about consent, which, like the popup and
 * the trackers, is loaded when its time comes.
 */
export function ShellTools({ locale, tracking = {}, popupDelay }: ShellToolsProps) {
  const [question, setQuestion] = useState<ReactNode>(null)

  useEffect(watchScroll, [])
  useEffect(watchMenus, [])
  useEffect(() => {
    // Development runs effects twice.
    answered ??= startConsent({ locale, tracking, show: setQuestion }).catch(() => {})
    const consent = answered
    if (popupDelay !== undefined)
      void import('../popup/run-popup').then(({ runPopup }) => runPopup(popupDelay, consent))
    // Once for each page: every way to another page loads it anew, and the settings do not change in between.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  return question
}
