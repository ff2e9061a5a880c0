import type { TrackingIds } from '@/features/consent/model/trackers'
import type { Locale } from '@/lib/i18n/locales'

/** What the scripts of the shell need, in an attribute of the page. */
export interface ShellSettings {
  locale: Locale
  /** Empty if no tracker is configured. */
  tracking: TrackingIds
  /** In seconds; undefined if no popup is published. */
  popupDelay?: number | undefined
}

/** Name of the attribute, as in the DOM. */
export const shellSettingsData = 'shellSettings'
