import type { MapCard, MapPoints } from '@/features/map/model/map-points'
import type { Locale } from '@/lib/i18n/locales'

async function readJson<T>(href: string, signal?: AbortSignal): Promise<T | null> {
  const answer = await fetch(href, { signal: signal ?? null })
  // The responses of this site's own routes have these shapes; the frame validates what a page sends it.
  return answer.ok ? ((await answer.json()) as T) : null
}

/** The markers of a search; null if there is no answer. */
export const readPoints = (href: string, signal?: AbortSignal): Promise<MapPoints | null> =>
  readJson(href, signal)

/** The card of a marker; null if there is none. */
export const readCard = (locale: Locale, ref: number, signal: AbortSignal): Promise<MapCard | null> =>
  readJson(`/map-data/${locale}/card/${ref}/`, signal)
