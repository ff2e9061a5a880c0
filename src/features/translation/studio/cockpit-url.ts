import type { TranslationFilters } from '@/features/translation/model/select-rows'

export const cockpitPath = '/admin/languages/'

/** URL of the language overview with filters; empty ones are left out. */
export function cockpitUrl(filters: Partial<TranslationFilters>): string {
  const chosen = Object.entries(filters).filter(([name, value]) => value && !(name === 'page' && value === 1))
  const query = new URLSearchParams(
    chosen.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return query === '' ? cockpitPath : `${cockpitPath}?${query}`
}
