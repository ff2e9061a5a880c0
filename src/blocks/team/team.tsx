import { itemSizes } from '@/components/ui/item-columns'
import { ItemList } from '@/components/ui/item-list'
import { SectionHeading } from '@/components/ui/section-heading'
import { findAgents } from '@/features/content/server/find-agents'
import { idOf } from '@/lib/values/read-value'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { getPageTranslator } from '@/features/property/server/get-page-translator'

import { BlockBand } from '../block-band'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

import { MemberCard } from './member-card'

/** `Parle français, néerlandais et anglais`; null when no language is known. */
function describeLanguages(languages: readonly Locale[], locale: Locale, t: Translator): string | null {
  if (languages.length === 0) return null
  const names = new Intl.DisplayNames(intlLocales[locale], { type: 'language' })
  const list = new Intl.ListFormat(intlLocales[locale], { type: 'conjunction' })
  return t('team.speaks', { languages: list.format(languages.map((code) => names.of(code) ?? code)) })
}

interface Choice {
  /** Ids in the editor's order; null for all members. */
  chosen: readonly string[] | null
  sortBy: 'given' | 'name'
  max: number
  locale: Locale
}

/** The members shown, in order. Former employees are left out. */
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

const formOf = { 'card-view': 'onPhone', 'single-view': 'always', 'slider-view': 'never' } as const

const asCardClass = 'min-w-0 member-place'

/** Widths of the portrait, which is small on a card on a phone. */
const sizesOf = {
  always: () => '(min-width: 36rem) 12rem, 7rem',
  onPhone: (asCard: string) => asCard.replace(/\d+vw$/, '7rem'),
  never: (asCard: string) => asCard,
}

/** The members of the agency with their contact details. */
export async function Team({ data, context }: BlockViewProps<'team'>) {
  const { locale, columns } = context
  const [agents, t] = await Promise.all([findAgents(locale), getPageTranslator(locale)])
  const members = chooseMembers(agents, {
    chosen: data.choice === 'chosen' ? (data.agents ?? []).map(idOf) : null,
    sortBy: data.sortBy,
    max: data.maxItems ?? 12,
    locale,
  })
  if (members.length === 0) return null
  const perRow = itemsPerRow(data.numberItemOfRow, 4, columns)
  const beside = formOf[data.view ?? 'card-view']
  return (
    <BlockBand data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <ItemList view={data.view} perRow={perRow} label={data.heading ?? t('team.label')} t={t}>
        {members.map((member) => (
          <li key={member.id} className={beside === 'onPhone' ? asCardClass : 'min-w-0'}>
            <MemberCard
              member={member}
              speaks={describeLanguages(member.languages, locale, t)}
              headingLevel={data.heading ? 'h3' : 'h2'}
              sizes={sizesOf[beside](itemSizes(perRow, columns))}
              beside={beside}
            />
          </li>
        ))}
      </ItemList>
    </BlockBand>
  )
}
