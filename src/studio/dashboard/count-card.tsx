import { Link } from '@payloadcms/ui'

import { studioText } from '../studio-text'
import { cardAddress, stateOf, type CountedCard } from './dashboard-cards'
import { cardTexts } from './dashboard-texts'
import { dashboardTexts } from './panel-texts'

/** One number with what to do about it; the whole card leads to the list it counted. */
export function CountCard({ card, language }: { card: CountedCard; language: string }) {
  const { title, todo, empty } = cardTexts[card.id]
  const state = stateOf(card)
  const hint = { open: todo, done: empty, unknown: dashboardTexts.unknown }[state]
  return (
    <li className={`studio-dashboard__card studio-dashboard__card--${state}`}>
      <Link href={cardAddress(card)} prefetch={false}>
        <span className="studio-dashboard__title">{studioText(language, title)}</span>
        <span className="studio-dashboard__count">{card.count ?? '–'}</span>
        <span className="studio-dashboard__hint">{studioText(language, hint)}</span>
      </Link>
    </li>
  )
}
