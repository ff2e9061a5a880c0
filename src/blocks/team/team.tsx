import { itemSizes } from '@/components/ui/item-columns'
import { ItemList } from '@/components/ui/item-list'
import { SectionHeading } from '@/components/ui/section-heading'
import { findAgents, type TeamMember } from '@/features/content/server/find-agents'
import { findAgentWork } from '@/features/listings/server/find-agent-work'
import { idOf } from '@/lib/values/read-value'
import { intlLocales, type Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translator'
import { getPageTranslator } from '@/features/property/server/get-page-translator'
import { documentMark } from '@/lib/field-marks'

import { BlockBand } from '../block-band'
import { columnCount } from '../block-rows'
import type { BlockViewProps } from '../define-block'
import { itemsPerRow } from '../items-per-row'

import { MemberCard } from './member-card'
import { MemberProfile } from './member-profile'

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

interface ProfilesProps {
  members: readonly TeamMember[]
  speaks: (member: TeamMember) => string | null
  isWide: boolean
  headingLevel: 'h2' | 'h3'
  locale: Locale
  t: Translator
}

/** One below the other, each with what it does. */
async function Profiles({ members, speaks, locale, ...rest }: ProfilesProps) {
  const works = await Promise.all(members.map(({ id }) => findAgentWork(id, locale)))
  return (
    <ul className="grid gap-y-12 md:gap-y-20">
      {members.map((member, index) => (
        <li key={member.id} data-document={documentMark('agents', member.id)}>
          <MemberProfile
            member={member}
            speaks={speaks(member)}
            work={works[index] ?? { cities: [], gone: [] }}
            locale={locale}
            {...rest}
          />
        </li>
      ))}
    </ul>
  )
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
  const headingLevel = data.heading ? 'h3' : 'h2'
  const speaks = ({ languages }: TeamMember) => describeLanguages(languages, locale, t)
  if (data.view === 'single-view')
    return (
      <BlockBand field="choice" data={data}>
        <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
        <Profiles
          members={members}
          speaks={speaks}
          isWide={!columns || columns === columnCount}
          headingLevel={headingLevel}
          locale={locale}
          t={t}
        />
      </BlockBand>
    )
  const perRow = itemsPerRow(data.numberItemOfRow, 4, columns)
  const isSlider = data.view === 'slider-view'
  const sizes = itemSizes(perRow, columns)
  return (
    <BlockBand field="choice" data={data}>
      <SectionHeading title={data.heading} level={data.titleSize} intro={data.description} />
      <ItemList view={data.view} perRow={perRow} label={data.heading ?? t('team.label')} t={t}>
        {members.map((member) => (
          <li
            key={member.id}
            className={isSlider ? 'min-w-0' : 'min-w-0 member-place'}
            data-document={documentMark('agents', member.id)}
          >
            <MemberCard
              member={member}
              speaks={speaks(member)}
              headingLevel={headingLevel}
              // On a phone the portrait of a card is small.
              sizes={isSlider ? sizes : sizes.replace(/\d+vw$/, '7rem')}
              isBesideOnPhone={!isSlider}
            />
          </li>
        ))}
      </ItemList>
    </BlockBand>
  )
}
