import type { Locale } from '@/lib/i18n/locales'

interface Choice {
  /** Ids in the editor's order; null for everybody. */
  chosen: readonly string[] | null
  sortBy: 'given' | 'name'
  max: number
  locale: Locale
}

/** Who stands on the page, and in which order. Who no longer works here drops out by itself. */
export function chooseMembers<Member extends { id: string; name: string }>(
  all: readonly Member[],
  { chosen, sortBy, max, locale }: Choice,
): Member[] {
  const byId = new Map(all.map((member) => [member.id, member]))
  const members = chosen ? [...new Set(chosen)].flatMap((id) => byId.get(id) ?? []) : [...all]
  const { compare } = new Intl.Collator(locale)
  const sorted = sortBy === 'name' ? members.sort((one, other) => compare(one.name, other.name)) : members
  return sorted.slice(0, max)
}
