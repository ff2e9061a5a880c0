import type { TimelineEntry } from '@/features/accounts/model/timeline'
import { formatPrice } from '@/features/property/model/price'
import { formKindLabels } from '@/features/submissions/model/form-kind-labels'
import { labelColon } from '@/lib/i18n/label-colon'
import { studioText } from '@/lib/i18n/studio-text'
import { toDay } from '@/lib/time/belgian-time'
import { formatDay } from '@/lib/time/format-time'

import { writeChange, type PortalContext } from './portal-context'

/** What one entry says: its headline and, below it, further lines. */
interface Words {
  title: string
  lines: string[]
}

function wordsOf(entry: TimelineEntry, context: PortalContext): Words {
  const { locale, priceStyle, property, t } = context
  switch (entry.kind) {
    case 'visits':
      return { title: t('portal.timeline.visits', { count: entry.count }), lines: [] }
    case 'lead':
      return {
        title: t('portal.timeline.lead', { form: formKindLabels[entry.form][locale] }),
        lines: [entry.name],
      }
    case 'viewing':
      return {
        title: [t('portal.timeline.viewing'), t(`portal.viewing.state.${entry.state}`)].join(' – '),
        lines: [entry.visitor, entry.feedback],
      }
    case 'communication':
      return {
        title: studioText(locale, `ownerPanel.types.${entry.type}`) + labelColon(locale) + entry.subject,
        lines: [entry.contact, entry.comment],
      }
    case 'price': {
      const price = formatPrice(entry.price, { locale, style: priceStyle })
      const change = entry.changePercent === null ? '' : writeChange(entry.changePercent, context)
      return { title: t('portal.timeline.price', { price }), lines: [change] }
    }
    case 'online':
      return { title: t('portal.timeline.online'), lines: [] }
    case 'gone':
      return { title: t(property.goal === 'rent' ? 'property.rented' : 'property.sold'), lines: [] }
    case 'medium':
      return { title: t('portal.timeline.medium', { medium: entry.medium }), lines: [] }
  }
}

/** Everything that happened around the property, newest first. */
export function PortalTimeline({
  entries,
  context,
}: {
  entries: readonly TimelineEntry[]
  context: PortalContext
}) {
  const { locale, t } = context
  if (entries.length === 0) return <p className="mt-8 text-slate">{t('portal.timeline.none')}</p>
  return (
    <ol className="mt-8 max-w-4xl border-t border-line">
      {entries.map((entry) => {
        const { title, lines } = wordsOf(entry, context)
        const day = toDay(entry.at) ?? ''
        return (
          <li key={entry.id} className="grid gap-x-8 border-b border-line py-4 sm:grid-cols-[9rem_1fr]">
            <time dateTime={day} className="figures text-slate">
              {formatDay(day, locale, 'short')}
            </time>
            <div>
              <p className="font-semibold">{title}</p>
              {lines.filter(Boolean).map((line) => (
                <p key={line} className="whitespace-pre-line text-slate">
                  {line}
                </p>
              ))}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
