import { Link } from '@payloadcms/ui'

import { studioTranslator, type StudioTranslator } from '@/lib/i18n/studio-text'
import { cardUrl, stateOf, type CountedCard } from './dashboard-cards'

function formatHint(card: CountedCard, t: StudioTranslator): string {
  if (card.count === null) return t('dashboard.unknown')
  return card.count > 0 ? t(`dashboard.cards.${card.id}.todo`) : t(`dashboard.cards.${card.id}.empty`)
}

/** A count linked to the list it counts. */
export function CountCard({ card, language }: { card: CountedCard; language: string }) {
  const t = studioTranslator(language)
  return (
    <li>
      <Link
        className="studio-panel studio-card studio-dashboard__card"
        data-state={stateOf(card)}
        href={cardUrl(card)}
        prefetch={false}
      >
        <span className="studio-strong">{t(`dashboard.cards.${card.id}.title`)}</span>
        <span className={`studio-dashboard__count ${stateOf(card) === 'open' ? '' : 'studio-muted'}`}>
          {card.count ?? '–'}
        </span>
        <span className="studio-muted">{formatHint(card, t)}</span>
      </Link>
    </li>
  )
}
