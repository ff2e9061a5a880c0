import type { FieldOption } from '@/features/submissions/model/form-field'
import type { Viewing } from '@/features/accounts/model/owner-facts'
import { formatHours } from '@/lib/i18n/format-hours'
import { formatDay } from '@/lib/time/format-time'

import type { PortalContext } from './portal-context'
import { ViewingAnswerForm } from './viewing-answer-form'

interface ViewingListProps {
  viewings: readonly Viewing[]
  slots: FieldOption<string>[]
  context: PortalContext
}

/** `mardi 24 novembre 2026, de 10 h à 13 h` */
const whenOf = (day: string, hours: string, { locale }: PortalContext): string =>
  [formatDay(day, locale, 'full'), formatHours(hours, locale)].filter(Boolean).join(', ')

function Answer({ viewing, context }: { viewing: Viewing; context: PortalContext }) {
  const { t } = context
  if (!viewing.answer) return null
  const [day = '', hours = ''] = viewing.proposal.split(' ')
  const when = day ? whenOf(day, hours, context) : ''
  return (
    <p className="mt-2 border-l-4 border-line pl-3">
      {t(`portal.viewing.answered.${viewing.answer}`, { when })}
      {viewing.remark && <span className="block whitespace-pre-line text-slate">{viewing.remark}</span>}
    </p>
  )
}

/** Viewings with what the owner answered, and the forms to answer those to come. */
export function ViewingList({ viewings, slots, context }: ViewingListProps) {
  const { isReadOnly, t } = context
  return (
    <ul className="mt-4 border-t border-line">
      {viewings.map((viewing) => (
        <li key={viewing.id} className="border-b border-line py-4">
          <p className="flex flex-wrap items-baseline gap-x-4">
            <span className="figures font-semibold first-letter:uppercase">
              {whenOf(viewing.day, viewing.hours, context)}
            </span>
            <span className="text-slate">{t(`portal.viewing.state.${viewing.state}`)}</span>
          </p>
          {viewing.visitor && <p>{t('portal.viewing.with', { name: viewing.visitor })}</p>}
          <Answer viewing={viewing} context={context} />
          {viewing.feedback && (
            <div className="mt-2">
              <p className="text-small font-semibold">{t('portal.viewing.feedback')}</p>
              <p className="max-w-3xl whitespace-pre-line">{viewing.feedback}</p>
            </div>
          )}
          {viewing.isOpen && !isReadOnly && (
            <ViewingAnswerForm viewing={viewing} slots={slots} context={context} />
          )}
        </li>
      ))}
    </ul>
  )
}
