import type { TranslationFilters } from '@/lib/translation/select-rows'

export const cockpitPath = '/admin/languages/'

/** The cockpit with some filters; what is left out or empty is not in the address. */
export function cockpitAddress(filters: Partial<TranslationFilters>): string {
  const chosen = Object.entries(filters).filter(([name, value]) => value && !(name === 'page' && value === 1))
  const query = new URLSearchParams(
    chosen.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return query === '' ? cockpitPath : `${cockpitPath}?${query}`
}
