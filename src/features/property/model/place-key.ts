import { slugify } from '@/lib/values/slugify'

/** One key for all spellings of a place: without accents, capitals and hyphens. No two places share one in any language. */
export const placeKey = (countryId: number, zip: string, name: string): string =>
  [countryId, zip.trim(), slugify(name) || name.trim().toLowerCase()].join('|')
